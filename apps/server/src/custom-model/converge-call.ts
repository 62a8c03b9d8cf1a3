import type { Content } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { readConversationKey } from '#domain/hosted-exam/conversation-key.ts';
import { endHostedExam } from '#domain/hosted-exam/end-hosted-exam.ts';
import type { Call } from '#gateways/elevenlabs/voice-provider.ts';
import type { HostedExaminer } from './answer-completion.ts';

/**
 * Ends our conversation as the provider's call ended. Our own record of what was said wins; only where we have none is
 * the provider's transcript examined. Safe to run twice, and for calls that are not ours.
 */
export async function convergeCall(
  ctx: DomainContext,
  content: Content,
  examiner: HostedExaminer,
  call: Call,
): Promise<void> {
  if (call.state === 'running') return;
  const exam = await findExam(ctx, call);
  if (!exam) return;
  const { conversationId } = exam;
  await examiner.settled();
  if (
    exam.turnsRecorded < 1 &&
    exam.status !== 'ended' &&
    call.transcript.some(({ role }) => role === 'user')
  ) {
    const endsAtMs = exam.createdAt.getTime() + exam.limitSeconds * 1000;
    await examiner.answer({ conversationId, endsAtMs }, { messages: call.transcript });
    await examiner.settled();
  }
  const failed = call.state === 'failed';
  await endHostedExam(ctx, content, { conversationId, providerSeconds: call.seconds, failed });
}

/** By the id that came with the signed URL, else by the key that the browser gave the provider. */
async function findExam(ctx: DomainContext, call: Call) {
  const verdict = readConversationKey(ctx.config.sessionSecret, call.examKey, ctx.clock.now());
  const look = async (condition: ReturnType<typeof eq>) => {
    const [row] = await ctx.db
      .select({
        conversationId: conversations.id,
        createdAt: conversations.createdAt,
        limitSeconds: conversations.limitSeconds,
        status: conversations.status,
        turnsRecorded: hostedExams.turnsRecorded,
      })
      .from(hostedExams)
      .innerJoin(conversations, eq(conversations.id, hostedExams.conversationId))
      .where(condition);
    return row ?? null;
  };
  const known = await look(eq(hostedExams.providerConversationId, call.providerConversationId));
  if (known || verdict.status === 'forged') return known;
  return look(eq(hostedExams.conversationId, verdict.key.conversationId));
}
