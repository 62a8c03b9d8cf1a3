import type { SetCheckrideInput } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { checkridePlans, studyPreferences } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Names the day of the checkride, or takes it back; either way nobody asks for it by itself again. */
export async function setCheckride(
  ctx: DomainContext,
  userId: string,
  { checkrideOn }: SetCheckrideInput,
): Promise<void> {
  const checkrideAskedAt = ctx.clock.now();
  await ctx.db
    .insert(studyPreferences)
    .values({ userId, checkrideAskedAt })
    .onConflictDoUpdate({ target: studyPreferences.userId, set: { checkrideAskedAt } });
  if (checkrideOn === null) {
    await ctx.db.delete(checkridePlans).where(eq(checkridePlans.userId, userId));
    return;
  }
  await ctx.db
    .insert(checkridePlans)
    .values({ userId, checkrideOn })
    .onConflictDoUpdate({ target: checkridePlans.userId, set: { checkrideOn } });
}

/** The day, whether the pilot was asked for it, and whether a mail comes every week until then. */
export async function readCheckride(
  ctx: DomainContext,
  userId: string,
): Promise<{ checkrideOn: string | null; asked: boolean; weeklyMail: boolean }> {
  const [kept] = await ctx.db.select().from(checkridePlans).where(eq(checkridePlans.userId, userId));
  const [said] = await ctx.db.select().from(studyPreferences).where(eq(studyPreferences.userId, userId));
  return {
    checkrideOn: kept?.checkrideOn ?? null,
    asked: kept !== undefined || (said?.checkrideAskedAt ?? null) !== null,
    weeklyMail: (said?.weeklyMailSince ?? null) !== null,
  };
}
