import type { ConversationKind, ExamChoice } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import { notSignedIn } from '#domain/errors.ts';
import { getFlight } from '#domain/flight/get-flight.ts';
import { requireWeakCodes } from '#domain/progress/list-weak-elements.ts';
import { networkOf, widerNetworksOf } from '#domain/throttle/network-of.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { requireCoachAllowance } from '#domain/usage/coach-allowance.ts';
import { requireDemoBudget } from '#domain/usage/demo-budget.ts';
import { requireDemoOn } from '#domain/usage/demo-switch.ts';
import { chooseRetest } from './choose-retest.ts';
import { createConversation } from './create-conversation.ts';
import { requireDemoAllowance } from './demo-allowance.ts';
import { requireQuestions } from './list-exam-choices.ts';
import { requireCoach } from './require-coach.ts';

interface OpenConversationInput {
  kind: ConversationKind;
  choice: ExamChoice;
  userId: string | null;
  /** The demo is counted by it. */
  address: string;
  /** Of a coach's exam alone: a demo has nobody who could delete it. */
  keepsVoice?: boolean;
}

/** Asks who may, and not too often, then plans the exam: the one way in, for our own call and for the vendor's. */
export async function openConversation(ctx: DomainContext, content: Content, input: OpenConversationInput) {
  const { kind, choice } = input;
  if (kind === 'demo') {
    await requireDemoOn(ctx);
    await requireDemoAllowance(ctx, input.address);
    await requireDemoBudget(ctx);
    requireQuestions(content, choice);
    const { perDay, seconds: limitSeconds } = ctx.config.demo;
    const wider = widerNetworksOf(input.address);
    await throttle(ctx, [
      { limit: 'openDemoByAddress', whom: networkOf(input.address), times: perDay },
      ...(wider
        ? [
            { limit: 'openDemoBy56' as const, whom: wider.by56, times: perDay },
            { limit: 'openDemoBy48' as const, whom: wider.by48, times: perDay },
          ]
        : []),
    ]);
    return {
      limitSeconds,
      ...(await createConversation(ctx, content, { kind, choice, userId: null, limitSeconds })),
    };
  }
  const { userId } = input;
  if (userId === null) throw notSignedIn();
  await requireCoach(ctx, content, userId);
  await requireCoachAllowance(ctx, userId);
  const chosen = await coverGround(ctx, content, { userId, choice });
  requireQuestions(content, chosen);
  await throttle(ctx, [{ limit: 'openCoachByUser', whom: userId }]);
  const limitSeconds = ctx.config.coach.seconds;
  return {
    limitSeconds,
    ...(await createConversation(ctx, content, {
      kind,
      choice: chosen,
      userId,
      limitSeconds,
      keepsVoice: input.keepsVoice ?? false,
      flight: await getFlight(ctx, userId),
    })),
  };
}

/** The choice with the codes or tasks that only the server knows. */
async function coverGround(
  ctx: DomainContext,
  content: Content,
  { userId, choice }: { userId: string; choice: ExamChoice },
): Promise<ExamChoice> {
  const { retest, weak, rating } = choice;
  if (retest !== undefined) return chooseRetest(ctx, content, { userId, choice: { ...choice, retest } });
  if (weak) return { ...choice, codes: await requireWeakCodes(ctx, content, { userId, rating }) };
  return choice;
}
