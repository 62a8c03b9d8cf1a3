import { and, eq } from 'drizzle-orm';
import { isUniqueViolation } from '#db/is-unique-violation.ts';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { countDemoOf, requireDemoAllowanceOf } from '#domain/conversation/demo-allowance.ts';
import { LIVE_ELSEWHERE } from '#domain/conversation/require-coach.ts';
import { conflict } from '#domain/errors.ts';
import { requireFairUse } from '#domain/usage/require-fair-use.ts';

/**
 * The first answer makes it live and counts it; later calls change nothing.
 * Throws too_many_requests when the address spent its demos or the minutes are used up, forbidden when the demo was
 * switched off, conflict when the account talks elsewhere.
 */
export async function claimHostedExam(ctx: DomainContext, conversationId: string): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      const [claimed] = await tx
        .update(conversations)
        // The pilot was connected as soon as he had the way in; the provider's clock runs from there too.
        .set({ status: 'live', startedAt: conversations.createdAt, tokenExpiresAt: null })
        .where(and(eq(conversations.id, conversationId), eq(conversations.status, 'created')))
        .returning({ id: conversations.id, kind: conversations.kind, userId: conversations.userId });
      if (!claimed) return;
      await requireFairUse({ ...ctx, db: tx }, claimed);
      const [exam] = await tx
        .select({ addressHash: hostedExams.addressHash })
        .from(hostedExams)
        .where(eq(hostedExams.conversationId, conversationId));
      if (!exam?.addressHash) return;
      await requireDemoAllowanceOf({ ...ctx, db: tx }, exam.addressHash);
      await countDemoOf({ ...ctx, db: tx }, conversationId, exam.addressHash);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'conversation_one_live')) throw conflict(LIVE_ELSEWHERE);
    throw error;
  }
}
