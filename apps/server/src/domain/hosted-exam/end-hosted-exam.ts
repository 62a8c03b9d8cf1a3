import type { EndReason } from '@rightseat/contract';
import type { Content, ExamState } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { correctUsage } from '#domain/usage/write-usage.ts';
import { CLOCKS_DIFFER_SECONDS } from './lose-line.ts';
import { secondsUsedBy } from './time-of-call.ts';

interface EndHostedExamInput {
  conversationId: string;
  /** Told of another call than the one that is on, it ends nothing. Without it: whichever it is. */
  call?: number;
  /** What the provider says the call took; without it our own clock counts. */
  providerSeconds: number | null;
  /** Whether the call failed rather than ended. */
  failed: boolean;
}

/** The call is over: closes the record and writes the debrief. Telling it again changes nothing. */
export async function endHostedExam(
  ctx: DomainContext,
  content: Content,
  input: EndHostedExamInput,
): Promise<void> {
  const { conversationId, providerSeconds } = input;
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .innerJoin(hostedExams, eq(hostedExams.conversationId, conversations.id))
    .where(eq(conversations.id, conversationId));
  if (!row || (input.call !== undefined && input.call !== row.conversation.connection)) return;
  if (providerSeconds !== null && row.hosted_exam.providerSeconds === null) {
    await ctx.db
      .update(hostedExams)
      .set({ providerSeconds })
      .where(eq(hostedExams.conversationId, conversationId));
  }
  const { startedAt, limitSeconds } = row.conversation;
  const { secondsBefore } = row.hosted_exam;
  const spent =
    providerSeconds === null
      ? secondsUsedBy(row.conversation, ctx.clock.now())
      : Math.min(secondsBefore + providerSeconds, limitSeconds);
  const secondsUsed = startedAt ? spent : 0;
  const reason = reasonOf(row, input.failed, secondsUsed);
  const { connection } = row.conversation;
  await endConversation(ctx, content, { conversationId, connection, reason, secondsUsed });
  if (providerSeconds !== null)
    await correctUsage(ctx, row.conversation, { providerSeconds, secondsBefore, failed: input.failed });
}

type Row = { conversation: typeof conversations.$inferSelect; hosted_exam: typeof hostedExams.$inferSelect };

function reasonOf({ conversation, hosted_exam: exam }: Row, failed: boolean, secondsUsed: number): EndReason {
  if (conversation.status === 'created') return 'never-started';
  const { phase } = conversation.examState as ExamState;
  if (phase === 'ended') return exam.closedAtTurn === null ? 'examiner' : 'limit';
  if (secondsUsed >= conversation.limitSeconds - CLOCKS_DIFFER_SECONDS) return 'limit';
  return failed ? 'lost' : 'pilot';
}
