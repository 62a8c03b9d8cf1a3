import type { DrillOutput, StartDrillInput } from '@rightseat/contract';
import { type Content, chooseDrill } from '@rightseat/examiner';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { drillAnswers, drills } from '#db/schema/index.ts';
import { requireAccess } from '#domain/access/require-access.ts';
import type { DomainContext } from '#domain/context.ts';
import { invalidInput } from '#domain/errors.ts';
import { newId } from '#domain/new-id.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { listNeeds } from './list-needs.ts';
import { presentDrill } from './present-drill.ts';

const DRILL_MS = 2 * 60 * 1000;
/** About ten drills: asked again sooner, an answer is remembered and not known. */
const RECENT_ANSWERS = 50;

/** Chooses a drill and asks its first question; the clock runs. Another drill that is open is over. Throws no_access. */
export async function startDrill(
  ctx: DomainContext,
  content: Content,
  userId: string,
  { rating, ground }: StartDrillInput,
): Promise<DrillOutput> {
  await requireAccess(ctx, userId);
  await throttle(ctx, [{ limit: 'drillByUser', whom: userId }]);
  const id = newId('drill');
  const codes = await listNeeds(ctx, content, { userId, rating, ground });
  const recent = await listRecent(ctx, userId);
  const questions = chooseDrill({ rating, codes, recent, seed: ctx.config.examSeed ?? id }, content);
  if (questions.length === 0)
    throw invalidInput('There are no questions on this area yet. Please choose another one.');
  const now = ctx.clock.now();
  const drill = {
    id,
    userId,
    rating,
    ground,
    questionIds: questions.map((question) => question.id),
    position: 0,
    askedAt: now,
    remainingMs: DRILL_MS,
    spokenPosition: null,
    startedAt: now,
    endedAt: null,
  };
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(drills)
      .set({ endedAt: now, askedAt: null })
      .where(and(eq(drills.userId, userId), isNull(drills.endedAt)));
    await tx.insert(drills).values(drill);
  });
  return presentDrill(drill, content, now);
}

async function listRecent(ctx: DomainContext, userId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ line: drillAnswers.line })
    .from(drillAnswers)
    .where(eq(drillAnswers.userId, userId))
    .orderBy(desc(drillAnswers.at))
    .limit(RECENT_ANSWERS);
  return new Set(rows.map(({ line }) => line.questionId));
}
