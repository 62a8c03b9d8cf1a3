import type { ElementState, ProgressOutput, Rating } from '@rightseat/contract';
import {
  askedCodes,
  type Content,
  coverElements,
  examLegs,
  isOnTheGroundAlone,
  neededAreas,
} from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import { stateOf } from './element-state.ts';
import { readStandings } from './keep-standings.ts';
import { findWeak } from './list-weak-elements.ts';
import { findOpenLetters } from './open-letters.ts';
import { planDays } from './plan-days.ts';
import { type Chosen, missedCodes, readChosen } from './read-chosen.ts';
import { readPractice } from './read-practice.ts';
import { countDrillAnswers, dateOfToday } from './read-practice-today.ts';
import { readTrend } from './read-trend.ts';
import { isDue } from './repeat-weak.ts';
import { readCheckride } from './set-checkride.ts';

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
  const { checkrideOn, asked, weeklyMail } = await readCheckride(ctx, userId);
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
    openLetters: findOpenLetters(chosen, rating, content),
    trend: await readTrend(ctx, userId, rating),
    practisedAt: await readPractice(ctx, userId),
    checkrideOn,
    checkrideAsked: asked,
    weeklyMail,
    plan: checkrideOn
      ? planDays({
          today,
          checkrideOn,
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

/** Every element that the rating needs: how it stands, and who will ask for it. */
function listAreas(
  content: Content,
  rating: Rating,
  stateOfCode: (code: string) => ElementState,
): ProgressOutput['areas'] {
  const asked = askedCodes(rating, content);
  return neededAreas(rating, content).map(({ code: area, title, elements }) => ({
    code: area,
    title,
    elements: elements.map(({ code }) => ({
      code,
      title: content.titleOf(code),
      state: stateOfCode(code),
      examined: asked.has(code) ? 'here' : isOnTheGroundAlone(area) ? 'not-yet' : 'in-flight',
    })),
  }));
}

/** What can be practised and was not yet: nothing else can be planned. */
function listToDo(content: Content, rating: Rating, areas: ProgressOutput['areas']) {
  const inState = (elements: ProgressOutput['areas'][number]['elements'], wanted: ElementState) =>
    elements.flatMap(({ code, state, examined }) => (state === wanted && examined === 'here' ? [code] : []));
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
