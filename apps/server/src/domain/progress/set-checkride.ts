import type { SetCheckrideInput } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { checkridePlans } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Names the day of the checkride, or takes it back. */
export async function setCheckride(
  ctx: DomainContext,
  userId: string,
  { checkrideOn }: SetCheckrideInput,
): Promise<void> {
  if (checkrideOn === null) {
    await ctx.db.delete(checkridePlans).where(eq(checkridePlans.userId, userId));
    return;
  }
  await ctx.db
    .insert(checkridePlans)
    .values({ userId, checkrideOn })
    .onConflictDoUpdate({ target: checkridePlans.userId, set: { checkrideOn } });
}
