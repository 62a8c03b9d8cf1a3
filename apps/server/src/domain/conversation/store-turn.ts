import type { ExamState } from '@rightseat/examiner';
import { and, eq } from 'drizzle-orm';
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

/** Writing a turn again corrects it: a merged answer, a reply that was cut off. */
export async function storeTurn(ctx: DomainContext, conversationId: string, turn: StoredTurn): Promise<void> {
  await ctx.db
    .insert(turns)
    .values({ conversationId, ...turn })
    .onConflictDoUpdate({ target: [turns.conversationId, turns.position], set: turn });
}

/** Stored after every event, so that an exam survives its process. A connection that was replaced writes nothing. */
export async function storeExamState(
  ctx: DomainContext,
  conversationId: string,
  connection: number,
  examState: ExamState,
): Promise<void> {
  await ctx.db
    .update(conversations)
    .set({ examState })
    .where(and(eq(conversations.id, conversationId), eq(conversations.connection, connection)));
}
