import type { ElementState, ProgressOutput, Rating } from '@rightseat/contract';
import { type Content, examLegs } from '@rightseat/examiner';
import { and, asc, eq, sql } from 'drizzle-orm';
import { checkridePlans, conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { findWeak } from './list-weak-elements.ts';
import { historyOf, readAssessments } from './read-assessments.ts';
import { type Assessed, dueAt } from './repeat-weak.ts';

/** Where a pilot stands in one rating. */
export async function getProgress(
  ctx: DomainContext,
  content: Content,
  { userId, rating }: { userId: string; rating: Rating },
): Promise<ProgressOutput> {
  const now = ctx.clock.now();
  const histories = await readAssessments(ctx, userId);
  const chosen = await readChosen(ctx, userId);
  const codes = new Set(chosen.flatMap(({ choice }) => (choice.weak ? [] : (choice.codes ?? []))));
  const [plan] = await ctx.db.select().from(checkridePlans).where(eq(checkridePlans.userId, userId));
  return {
    rating,
    areas: content.acs[rating].areas.map(({ code, title, tasks }) => ({
      code,
      title,
      elements: tasks
        .flatMap(({ elements }) => elements)
        .filter(({ kind }) => kind !== 'skill')
        .map((element) => ({
          code: element.code,
          title: content.titleOf(element.code),
          state: stateOf(historyOf(histories, element.code), codes.has(element.code)),
        })),
    })),
    weak: findWeak(content, rating, histories).map((element) => ({
      ...element,
      dueAt: element.dueAt.toISOString(),
      due: element.dueAt <= now,
    })),
    legs: examLegs[rating].map(({ title }, index) => ({
      leg: index + 1,
      title,
      result:
        chosen.findLast(({ choice }) => choice.rating === rating && choice.leg === index + 1)?.result ?? null,
    })),
    checkrideOn: plan?.checkrideOn ?? null,
  };
}

function stateOf(history: readonly Assessed[], isMissedCode: boolean): ElementState {
  const last = history.findLast(({ grade }) => grade !== 'not-assessed');
  if (isMissedCode && last?.grade !== 'satisfactory') return 'open-code';
  if (last?.grade === 'unsatisfactory') return 'weak';
  if (last) return dueAt(history) === null ? 'satisfactory' : 'weak';
  return 'untouched';
}

/** What was chosen in each ended session, and what its letter said: never the debriefs themselves. */
function readChosen(ctx: DomainContext, userId: string) {
  return ctx.db
    .select({
      choice: conversations.choice,
      result: sql<ProgressOutput['legs'][number]['result']>`${conversations.debrief} #>> '{outcome,result}'`,
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.kind, 'coach'),
        eq(conversations.status, 'ended'),
        sql`(${conversations.choice} ? 'leg' or ${conversations.choice} ? 'codes')`,
      ),
    )
    .orderBy(asc(conversations.startedAt));
}
