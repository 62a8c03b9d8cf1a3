import type { ExamState } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { hashAddress } from '#domain/conversation/demo-allowance.ts';

/** The opening takes half a minute, and the first answer may be long in coming; then nobody is there. */
const FIRST_ANSWER_WITHIN_MS = 5 * 60_000;

interface HostExamInput {
  conversationId: string;
  engine: 'elevenlabs';
  providerConversationId: string | null;
  /** Null for the coach. */
  address: string | null;
}

/**
 * Gives a planned conversation into the hands of a voice provider: our own socket no longer opens it. Its time counts
 * from now, its first answer makes it live.
 */
export async function hostExam(
  ctx: DomainContext,
  input: HostExamInput,
): Promise<{ initialState: ExamState; endsAtMs: number }> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(conversations)
      .set({
        engine: input.engine,
        tokenHash: null,
        tokenExpiresAt: new Date(now.getTime() + FIRST_ANSWER_WITHIN_MS),
      })
      .where(eq(conversations.id, input.conversationId))
      .returning({
        examState: conversations.examState,
        createdAt: conversations.createdAt,
        limitSeconds: conversations.limitSeconds,
      });
    if (!row) throw new Error(`There is no conversation ${input.conversationId} to host`);
    const initialState = row.examState as ExamState;
    await tx.insert(hostedExams).values({
      conversationId: input.conversationId,
      initialState,
      providerConversationId: input.providerConversationId,
      addressHash: input.address === null ? null : hashAddress(ctx, input.address),
    });
    return { initialState, endsAtMs: row.createdAt.getTime() + row.limitSeconds * 1000 };
  });
}
