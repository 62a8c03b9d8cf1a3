import type { EndReason } from '@rightseat/contract';
import type { Content, ExamState } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { correctUsage } from '#domain/usage/write-usage.ts';

interface EndHostedExamInput {
  conversationId: string;
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
  if (!row) return;
  if (providerSeconds !== null && row.hosted_exam.providerSeconds === null) {
    await ctx.db
      .update(hostedExams)
      .set({ providerSeconds })
      .where(eq(hostedExams.conversationId, conversationId));
  }
  const { startedAt, limitSeconds } = row.conversation;
  const elapsed = startedAt ? Math.ceil((ctx.clock.now().getTime() - startedAt.getTime()) / 1000) : 0;
  const secondsUsed = startedAt ? Math.min(providerSeconds ?? elapsed, limitSeconds) : 0;
  const reason = reasonOf(row, input.failed, secondsUsed);
  await endConversation(ctx, content, { conversationId, reason, secondsUsed });
  if (providerSeconds !== null)
    await correctUsage(ctx, row.conversation, { providerSeconds, failed: input.failed });
}

type Row = { conversation: typeof conversations.$inferSelect; hosted_exam: typeof hostedExams.$inferSelect };

/** The provider's clock and ours differ by the time it took to connect. */
const CLOCKS_DIFFER_SECONDS = 5;

function reasonOf({ conversation, hosted_exam: exam }: Row, failed: boolean, secondsUsed: number): EndReason {
  if (conversation.status === 'created') return 'never-started';
  const { phase } = conversation.examState as ExamState;
  if (phase === 'ended') return exam.closedAtTurn === null ? 'examiner' : 'limit';
  if (secondsUsed >= conversation.limitSeconds - CLOCKS_DIFFER_SECONDS) return 'limit';
  return failed ? 'lost' : 'pilot';
}
