import { type ExamState, reopenAnswer } from '@rightseat/examiner';
import { and, desc, eq } from 'drizzle-orm';
import { type conversations, type hostedExams, turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { endsAtMsOf } from './time-of-call.ts';

/** As fast as the provider's voices speak; a word or two more is no harm. */
const SPOKEN_CHARACTERS_PER_SECOND = 15;

/**
 * The exam as a new call finds it. What stands as the pilot's last answer may be the provider's guess at half of it: when
 * the line went before he can have heard the reply, he is asked again, and keeps what he had said.
 */
export async function takeUpExam(
  ctx: DomainContext,
  row: typeof conversations.$inferSelect,
  exam: typeof hostedExams.$inferSelect,
): Promise<{ state: ExamState; firstPosition: number }> {
  const state = row.examState as ExamState;
  const [last, before] = await ctx.db
    .select()
    .from(turns)
    .where(eq(turns.conversationId, row.id))
    .orderBy(desc(turns.position))
    .limit(2);
  const firstPosition = (last?.position ?? -1) + 1;
  const isReply =
    last?.role === 'examiner' && before?.role === 'pilot' && before.position >= exam.firstPosition;
  if (!isReply) return { state, firstPosition };
  const beganAtMs = endsAtMsOf(row) - row.limitSeconds * 1000;
  const sinceMs = ctx.clock.now().getTime() - beganAtMs - last.endedAtMs;
  const isHeard = sinceMs >= (last.text.length / SPOKEN_CHARACTERS_PER_SECOND) * 1000;
  const reopened = isHeard ? null : reopenAnswer(state);
  if (!reopened) return { state, firstPosition };
  await ctx.db
    .update(turns)
    .set({ interrupted: true })
    .where(and(eq(turns.conversationId, row.id), eq(turns.position, last.position)));
  return { state: reopened, firstPosition };
}
