import { and, eq } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { storeFeedback } from '#domain/feedback/store-feedback.ts';
import { readConversationKey } from '#hosted-voice/exam/conversation-key.ts';
import { endHostedExam } from '#hosted-voice/exam/end-hosted-exam.ts';
import { loseLine } from '#hosted-voice/exam/lose-line.ts';
import { endsAtMsOf } from '#hosted-voice/exam/time-of-call.ts';
import type { HostedVoice } from '#hosted-voice/hosted-voice.ts';
import type { Call } from '#hosted-voice/provider/voice-provider.ts';

/**
 * Takes note that the provider's call ended. Our own record of what was said wins; only where we have none is the
 * provider's transcript examined. A demo ends with its call; a coach session whose page has not hung up has lost its
 * line, and waits. Safe to run twice, for calls that another has followed, and for calls that are not ours.
 */
export async function convergeCall(hosted: HostedVoice, call: Call): Promise<void> {
  const { context: ctx, examiner } = hosted;
  if (call.state === 'running') return;
  const exam = await findExam(ctx, call);
  if (!exam) return;
  const { id: conversationId, connection } = exam.conversation;
  await examiner.settled();
  if (
    exam.hosted_exam.turnsRecorded < 1 &&
    exam.conversation.status !== 'ended' &&
    call.transcript.some(({ role }) => role === 'user')
  ) {
    const key = { conversationId, call: connection, endsAtMs: endsAtMsOf(exam.conversation) };
    await examiner.answer(key, { messages: call.transcript });
    await examiner.settled();
  }
  for (const { position, reply, score } of call.feedback)
    await storeFeedback(ctx, { conversationId, connection, eventId: position, reply, score });
  const failed = call.state === 'failed';
  const ended = { conversationId, call: connection, providerSeconds: call.seconds, failed };
  if (!(await loseLine(ctx, ended))) await endHostedExam(hosted, ended);
}

/** By the id that came with the signed URL, else by the key that the browser gave the provider; of the call that is on. */
async function findExam(ctx: DomainContext, call: Call) {
  const verdict = readConversationKey(ctx.config.sessionSecret, call.examKey, ctx.clock.now());
  const look = async (...conditions: ReturnType<typeof eq>[]) => {
    const [row] = await ctx.db
      .select()
      .from(hostedExams)
      .innerJoin(conversations, eq(conversations.id, hostedExams.conversationId))
      .where(and(...conditions));
    return row ?? null;
  };
  const known = await look(eq(hostedExams.providerConversationId, call.providerConversationId));
  if (known || verdict.status === 'forged') return known;
  const { conversationId, call: number } = verdict.key;
  return look(eq(hostedExams.conversationId, conversationId), eq(conversations.connection, number));
}
