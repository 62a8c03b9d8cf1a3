import type { Connection } from '@rightseat/contract';
import { type Content, type ExamState, step } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { requireResumable } from '#domain/conversation/resume-conversation.ts';
import { conflict } from '#domain/errors.ts';
import type { VoiceProvider, WayIn } from '#hosted-voice/provider/voice-provider.ts';
import { askOfPage } from './ask-of-page.ts';
import { takeUpExam } from './take-up-exam.ts';
import { endsAtMsOf, secondsHeardBy } from './time-of-call.ts';

interface ResumeHostedExamInput {
  conversationId: string;
  userId: string;
  transport: WayIn['type'];
}

/**
 * Puts an exam whose line was lost on a new line of the provider's. It goes on from all that is recorded; the calls
 * before have no say any more. Throws as requireResumable does, and provider_unavailable; then nothing has changed.
 */
export async function resumeHostedExam(
  ctx: DomainContext,
  content: Content,
  provider: VoiceProvider,
  { conversationId, userId, transport }: ResumeHostedExamInput,
) {
  const { providerConversationId, ...line } = await provider.openLine('coach', transport);
  return ctx.db.transaction(async (tx) => {
    const row = await requireResumable({ ...ctx, db: tx }, { conversationId, userId });
    const [exam] = await tx.select().from(hostedExams).where(eq(hostedExams.conversationId, conversationId));
    if (!exam) throw new Error(`There is no hosted exam ${conversationId}`);
    const now = ctx.clock.now();
    const secondsUsed = secondsHeardBy(row, exam, now);
    const { phase } = row.examState as ExamState;
    if (phase === 'ended' || secondsUsed >= row.limitSeconds) throw conflict(OVER);
    const { state: initialState, firstPosition } = await takeUpExam({ ...ctx, db: tx }, row, exam);
    const resumed = {
      ...row,
      connection: row.connection + 1,
      secondsUsed,
      // The provider does not say when the pilot is there again; he has just asked for the way.
      connectedAt: now,
      detachedAt: null,
    };
    const { connection, connectedAt, detachedAt } = resumed;
    await tx
      .update(conversations)
      .set({ connection, secondsUsed, connectedAt, detachedAt, examState: initialState })
      .where(eq(conversations.id, conversationId));
    await tx
      .update(hostedExams)
      .set({
        initialState,
        providerConversationId,
        firstPosition,
        secondsBefore: secondsUsed,
        turnsAnswered: 0,
        turnsRecorded: -1,
        closingFromTurn: null,
        closedAtTurn: null,
        lastRequestAt: now,
      })
      .where(eq(hostedExams.conversationId, conversationId));
    const opening = step(initialState, { type: 'resumed', hasBooks: true, hasTable: true }, content).reply
      .text;
    const key = { conversationId, call: connection, endsAtMs: endsAtMsOf(resumed) };
    const connected: Connection = { ...line, ...askOfPage(ctx, { key, opening, userId }) };
    return { limitSeconds: row.limitSeconds, elapsedSeconds: secondsUsed, connection: connected };
  });
}

const OVER = 'This session is over. Your debrief is kept with your sessions.';
