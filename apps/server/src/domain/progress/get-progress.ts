import type { ElementState, ProgressOutput, Rating } from '@rightseat/contract';
import { type Content, coverElements, coveredCodes, examLegs } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { checkridePlans } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { stateOf } from './element-state.ts';
import { readStandings } from './keep-standings.ts';
import { findWeak } from './list-weak-elements.ts';
import { findOpenLetters } from './open-letters.ts';
import { planDays } from './plan-days.ts';
import { type Chosen, missedCodes, readChosen } from './read-chosen.ts';
import { countDrillAnswers, dateOfToday } from './read-practice-today.ts';
import { isDue } from './repeat-weak.ts';

interface ProgressInput {
  userId: string;
  rating: Rating;
  /** ISO date where the pilot is. */
  today?: string | undefined;
}

/** Where a pilot stands in one rating, and what the days until the checkride are for. */
export async function getProgress(
  ctx: DomainContext,
  content: Content,
  input: ProgressInput,
): Promise<ProgressOutput> {
  const { userId, rating } = input;
  const now = ctx.clock.now();
  const today = dateOfToday(now, input.today);
  const standings = await readStandings(ctx, userId);
  const chosen = await readChosen(ctx, userId);
  const codes = missedCodes(chosen);
  const [kept] = await ctx.db.select().from(checkridePlans).where(eq(checkridePlans.userId, userId));
  const areas = listAreas(content, rating, (code) => stateOf(standings.of(code), codes.has(code)));
  const weak = findWeak(content, rating, standings);
  const legs = examLegs[rating].map(({ title }, index) => ({
    leg: index + 1,
    title,
    result: resultOf(chosen, rating, index + 1),
  }));
  return {
    rating,
    areas,
    weak: weak.map(({ code, title, dueAt }) => ({
      code,
      title,
      dueAt: dueAt.toISOString(),
      due: isDue(dueAt, now),
    })),
    legs,
    openLetters: findOpenLetters(chosen, rating),
    checkrideOn: kept?.checkrideOn ?? null,
    plan: kept
      ? planDays({
          today,
          checkrideOn: kept.checkrideOn,
          legs,
          weak,
          ...listToDo(content, rating, areas),
          doneToday: {
            sessions: chosen.filter((session) => isHeldSince(session, today)).length,
            questions: await countDrillAnswers(ctx, userId, today),
          },
        })
      : null,
  };
}

/** A session that was broken off is none of the day's work. */
function isHeldSince({ startedAt, result }: Chosen, today: string): boolean {
  const wasHeld = result === 'satisfactory' || result === 'disapproval';
  return wasHeld && startedAt !== null && startedAt >= new Date(today);
}

/** The knowledge and risk elements of the standard. */
function listAreas(content: Content, rating: Rating, stateOfCode: (code: string) => ElementState) {
  return content.acs[rating].areas.map(({ code, title, tasks }) => ({
    code,
    title,
    elements: tasks
      .flatMap(({ elements }) => elements)
      .filter(({ kind }) => kind !== 'skill')
      .map((element) => ({
        code: element.code,
        title: content.titleOf(element.code),
        state: stateOfCode(element.code),
      })),
  }));
}

/** What can be practised and was not yet: nothing else can be planned. */
function listToDo(content: Content, rating: Rating, areas: ProgressOutput['areas']) {
  const covered = coveredCodes(rating, content);
  const inState = (elements: ProgressOutput['areas'][number]['elements'], wanted: ElementState) =>
    elements.flatMap(({ code, state }) => (state === wanted && covered.has(code) ? [code] : []));
  return {
    openCodes: areas.flatMap(({ elements }) => inState(elements, 'open-code')),
    untouched: areas.map(({ code, title, elements }) => ({
      code,
      title,
      questions: coverElements({ rating, codes: inState(elements, 'untouched'), seed: rating }, content)
        .length,
    })),
  };
}

/** What the latest letter of a leg says. */
function resultOf(chosen: readonly Chosen[], rating: Rating, leg: number) {
  const letter = chosen.findLast(
    ({ choice, result }) => choice.rating === rating && choice.leg === leg && result !== null,
  );
  return letter?.result ?? null;
}
