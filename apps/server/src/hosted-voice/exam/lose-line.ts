import type { ExamState } from '@rightseat/examiner';
import { and, eq, isNull } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { secondsHeardBy } from './time-of-call.ts';

interface LoseLineInput {
  conversationId: string;
  call: number;
  /** What the provider says the call took. */
  providerSeconds: number;
}

/** The provider's clock and ours differ by the time it took to connect. */
export const CLOCKS_DIFFER_SECONDS = 5;

/**
 * Leaves a coach session in mid-exam to be resumed: its call is over, and nobody has said that he wanted it so. False
 * for one that is over with its call: a demo, one that never began or has ended, or has no time left.
 */
export async function loseLine(ctx: DomainContext, input: LoseLineInput): Promise<boolean> {
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .innerJoin(hostedExams, eq(hostedExams.conversationId, conversations.id))
    .where(eq(conversations.id, input.conversationId));
  if (row?.conversation.kind !== 'coach' || row.conversation.status !== 'live') return false;
  const { conversation, hosted_exam: exam } = row;
  const isOver = (conversation.examState as ExamState).phase === 'ended';
  const spent = exam.secondsBefore + input.providerSeconds;
  if (isOver || spent >= conversation.limitSeconds - CLOCKS_DIFFER_SECONDS) return false;
  const now = ctx.clock.now();
  await ctx.db
    .update(conversations)
    .set({ detachedAt: now, secondsUsed: secondsHeardBy(conversation, exam, now) })
    .where(
      and(
        eq(conversations.id, input.conversationId),
        eq(conversations.status, 'live'),
        eq(conversations.connection, input.call),
        isNull(conversations.detachedAt),
      ),
    );
  return true;
}
