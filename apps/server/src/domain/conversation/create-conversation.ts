import type { ConversationKind, ExamChoice, Flight } from '@rightseat/contract';
import { type Content, startExam } from '@rightseat/examiner';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { hashToken, newToken } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';
import { named } from '#event-loop.ts';

/** How long a signed URL can be used, once. */
export const TOKEN_LIFE_MS = 60_000;

interface CreateConversationInput {
  kind: ConversationKind;
  choice: ExamChoice;
  userId: string | null;
  limitSeconds: number;
  keepsVoice?: boolean;
  /** What the scenario is built from; null: our example. Without it there is no scenario. */
  flight?: Flight | null;
}

/** Plans the exam and hands out the token that opens its socket. Who may, and how often, is asked before. */
export async function createConversation(
  ctx: DomainContext,
  content: Content,
  input: CreateConversationInput,
): Promise<{ conversationId: string; token: string }> {
  const conversationId = newId('conv');
  const token = newToken();
  const now = ctx.clock.now();
  const options = {
    choice: input.choice,
    kind: input.kind,
    limitSeconds: input.limitSeconds,
    seed: ctx.config.examSeed ?? conversationId,
    flight: input.flight,
  };
  const examState = named('plan', () => startExam(options, content));
  await ctx.db.insert(conversations).values({
    id: conversationId,
    kind: input.kind,
    userId: input.userId,
    choice: input.choice,
    engine: 'embedded',
    status: 'created',
    keepsVoice: input.keepsVoice ?? false,
    limitSeconds: input.limitSeconds,
    examState,
    tokenHash: hashToken(token),
    tokenExpiresAt: new Date(now.getTime() + TOKEN_LIFE_MS),
    createdAt: now,
  });
  return { conversationId, token };
}
