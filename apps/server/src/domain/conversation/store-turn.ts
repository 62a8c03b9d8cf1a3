import type { ExamState, Verdict } from '@rightseat/examiner';
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
  /** Of a pilot's words, once the examiner has them. */
  verdicts?: readonly Verdict[] | undefined;
}

/** Who has the line. A connection that was replaced writes nothing: its turns would stand where the next one's do. */
interface Held {
  conversationId: string;
  connection: number;
}

const isHeld = ({ conversationId, connection }: Held) =>
  and(eq(conversations.id, conversationId), eq(conversations.connection, connection));

/** What an event of the exam leaves: turns with their verdicts, and the exam after it. All of it or nothing. */
export async function storeProgress(
  ctx: DomainContext,
  held: Held,
  { turns: told, state }: { turns: readonly StoredTurn[]; state: ExamState | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const turn of told) await storeTurn({ ...ctx, db: tx }, held, turn);
    if (state) await tx.update(conversations).set({ examState: state }).where(isHeld(held));
  });
}

/** Writing a turn again corrects it: a merged answer, a reply that was cut off. */
export async function storeTurn(ctx: DomainContext, held: Held, turn: StoredTurn): Promise<void> {
  const { position, role, text, startedAtMs, endedAtMs, interrupted } = turn;
  const verdicts = turn.verdicts ? JSON.stringify(turn.verdicts) : null;
  const told = ctx.db
    .select({
      conversationId: conversations.id,
      position: sql<number>`${position}::int`.as('position'),
      role: sql<StoredTurn['role']>`${role}::text`.as('role'),
      text: sql<string>`${text}::text`.as('text'),
      startedAtMs: sql<number>`${startedAtMs}::int`.as('started_at_ms'),
      endedAtMs: sql<number>`${endedAtMs}::int`.as('ended_at_ms'),
      interrupted: sql<boolean>`${interrupted}::boolean`.as('interrupted'),
      verdicts: sql<readonly Verdict[] | null>`${verdicts}::jsonb`.as('verdicts'),
    })
    .from(conversations)
    .where(isHeld(held));
  await ctx.db
    .insert(turns)
    .select(told)
    .onConflictDoUpdate({ target: [turns.conversationId, turns.position], set: turn });
}
