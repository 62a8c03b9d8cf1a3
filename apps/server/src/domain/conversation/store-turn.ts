import type { ExamState } from '@rightseat/examiner';
import { and, eq, sql } from 'drizzle-orm';
import { conversations, turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

export interface StoredTurn {
  position: number;
  role: 'examiner' | 'pilot';
  text: string;
  startedAtMs: number;
  endedAtMs: number;
  interrupted: boolean;
}

/** Who has the line. A connection that was replaced writes nothing: its turns would stand where the next one's do. */
interface Held {
  conversationId: string;
  connection: number;
}

const isHeld = ({ conversationId, connection }: Held) =>
  and(eq(conversations.id, conversationId), eq(conversations.connection, connection));

/** Writing a turn again corrects it: a merged answer, a reply that was cut off. */
export async function storeTurn(ctx: DomainContext, held: Held, turn: StoredTurn): Promise<void> {
  const { position, role, text, startedAtMs, endedAtMs, interrupted } = turn;
  const told = ctx.db
    .select({
      conversationId: conversations.id,
      position: sql<number>`${position}::int`.as('position'),
      role: sql<StoredTurn['role']>`${role}::text`.as('role'),
      text: sql<string>`${text}::text`.as('text'),
      startedAtMs: sql<number>`${startedAtMs}::int`.as('started_at_ms'),
      endedAtMs: sql<number>`${endedAtMs}::int`.as('ended_at_ms'),
      interrupted: sql<boolean>`${interrupted}::boolean`.as('interrupted'),
    })
    .from(conversations)
    .where(isHeld(held));
  await ctx.db
    .insert(turns)
    .select(told)
    .onConflictDoUpdate({ target: [turns.conversationId, turns.position], set: turn });
}

/** Stored after every event, so that an exam survives its process. */
export async function storeExamState(ctx: DomainContext, held: Held, examState: ExamState): Promise<void> {
  await ctx.db.update(conversations).set({ examState }).where(isHeld(held));
}
