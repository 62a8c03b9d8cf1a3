import { eq } from 'drizzle-orm';
import { studyPreferences } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';
import { readStopToken } from '#domain/mail/stop-link.ts';

/** Switches the weekly mail on or off. Nobody has it who did not ask. */
export async function setWeeklyMail(ctx: DomainContext, userId: string, wanted: boolean): Promise<void> {
  const weeklyMailSince = wanted ? ctx.clock.now() : null;
  await ctx.db
    .insert(studyPreferences)
    .values({ userId, weeklyMailSince })
    .onConflictDoUpdate({ target: studyPreferences.userId, set: { weeklyMailSince } });
}

/** The same by the link of a mail. Safe to repeat. Throws not_found for a link that is not ours. */
export async function stopWeeklyMail(ctx: DomainContext, token: string): Promise<void> {
  const userId = readStopToken(ctx.config, token);
  if (userId === null) throw notFound('This link is not valid.');
  await ctx.db
    .update(studyPreferences)
    .set({ weeklyMailSince: null })
    .where(eq(studyPreferences.userId, userId));
}
