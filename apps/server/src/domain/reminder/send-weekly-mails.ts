import type { ProgressOutput } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';
import { and, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { studyPreferences, users } from '#db/schema/index.ts';
import { getAccess } from '#domain/access/get-access.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAfter, mondayOf } from '#domain/days.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { stopToken, WEEKLY_PLAN } from '#domain/mail/stop-link.ts';
import { weeklyPlanMail } from '#domain/mail/weekly-plan-mail.ts';
import { getProgress } from '#domain/progress/get-progress.ts';
import { readChosen } from '#domain/progress/read-chosen.ts';
import { describeDay } from './describe-day.ts';

/** Monday, 13 h UTC: the morning of the week wherever the FAA examines. */
const HOUR = 13;
const BATCH = 50;
const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

type Pilot = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email'>;

/** The week's plan to everybody who wants it, once a week; a late node sends late. Answers how many were queued. */
export async function sendWeeklyMails(ctx: DomainContext, content: Content): Promise<number> {
  const monday = latestMonday(ctx.clock.now());
  const due = await ctx.db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(studyPreferences)
    .innerJoin(users, eq(users.id, studyPreferences.userId))
    .where(and(isDueSince(monday), isNotNull(users.emailVerifiedAt), isNull(users.lockedAt)))
    .limit(BATCH);
  let queued = 0;
  for (const pilot of due) if (await sendTo(ctx, content, pilot, monday)) queued += 1;
  return queued;
}

/** Asked for before that Monday, and not sent since. */
const isDueSince = (monday: Date) =>
  and(
    lte(studyPreferences.weeklyMailSince, monday),
    or(isNull(studyPreferences.weeklyMailAt), lt(studyPreferences.weeklyMailAt, monday)),
  );

/** Who has no plan or no access is not written to, and not looked at again this week. */
async function sendTo(ctx: DomainContext, content: Content, pilot: Pilot, monday: Date): Promise<boolean> {
  const mail = await wordMail(ctx, content, pilot);
  return ctx.db.transaction(async (db) => {
    const marked = await db
      .update(studyPreferences)
      .set({ weeklyMailAt: ctx.clock.now() })
      .where(and(eq(studyPreferences.userId, pilot.id), isDueSince(monday)))
      .returning({ userId: studyPreferences.userId });
    // Of two nodes one sends.
    if (marked.length === 0 || mail === null) return false;
    const { id: userId, email: to } = pilot;
    await queueMail({ ...ctx, db }, { kind: WEEKLY_PLAN, to, userId, content: mail });
    return true;
  });
}

async function wordMail(ctx: DomainContext, content: Content, pilot: Pilot) {
  const { active } = await getAccess(ctx, pilot.id);
  if (!active) return null;
  const rating = (await readChosen(ctx, pilot.id)).at(-1)?.choice.rating ?? 'private';
  const { plan, trend } = await getProgress(ctx, content, { userId: pilot.id, rating });
  if (!plan || plan.daysLeft < 0) return null;
  const lastWeek = trend.at(-2);
  return weeklyPlanMail(ctx.config, {
    name: pilot.name,
    daysLeft: plan.daysLeft,
    days: listDays(plan, content.titleOf),
    satisfactory: lastWeek?.satisfactory ?? 0,
    judged: lastWeek?.judged ?? 0,
    stopUrl: `${ctx.config.publicUrl}/unsubscribe?${new URLSearchParams({ token: stopToken(ctx.config, pilot.id) })}`,
  });
}

function listDays(plan: NonNullable<ProgressOutput['plan']>, titleOf: (code: string) => string): string[] {
  return plan.days.slice(0, 7).flatMap(({ date, items }) => {
    const told = describeDay(items, titleOf);
    return told.length > 0 ? [`${day.format(new Date(date))}: ${told.join('. ')}.`] : [];
  });
}

/** The last Monday's hour that has come. */
function latestMonday(now: Date): Date {
  const hour = new Date(mondayOf(now).getTime() + HOUR * 60 * 60 * 1000);
  return hour <= now ? hour : daysAfter(hour, -7);
}
