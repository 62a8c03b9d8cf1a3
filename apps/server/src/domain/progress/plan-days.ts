import type { DayPlan, PlanItem } from '@rightseat/contract';
import { DAY_MS } from '#domain/days.ts';
import type { PlanInput } from './plan-input.ts';
import { DAY_QUESTIONS, DRILL_QUESTIONS, planWork, type Work } from './plan-work.ts';

const WEEK_DAYS = 7;
/** Nobody plans further ahead, and every result changes the plan. */
const MOST_DAYS = 400;
/** More than this nobody reads over in an evening. */
const MOST_READ_OVER = 12;

/**
 * What each day until the checkride is for: weak elements on the day they are due, legs evenly spread, untouched elements
 * in between, a day of rest every week, and the day before a light review. Days of rest are given up before work is; what
 * fits in no day even then is counted.
 */
export function planDays(input: PlanInput): DayPlan {
  const start = Date.parse(input.today) / DAY_MS;
  const daysLeft = Date.parse(input.checkrideOn) / DAY_MS - start;
  if (daysLeft < 0) return { daysLeft, days: [], left: { legs: 0, elements: 0, questions: 0 } };
  const work = firstThatFits(input, daysLeft);
  const didToday = input.doneToday.sessions + input.doneToday.questions > 0;
  return {
    daysLeft,
    days: Array.from({ length: Math.min(daysLeft, MOST_DAYS) + 1 }, (_, day) => ({
      date: new Date((start + day) * DAY_MS).toISOString().slice(0, 10),
      items: itemsOf(day, daysLeft, work, didToday),
    })),
    left: work.left,
  };
}

/** All days but the checkride, the day before it and, with rests, every seventh before that. */
function workDays(daysLeft: number, withRests: boolean): number[] {
  return Array.from({ length: Math.min(Math.max(0, daysLeft - 1), MOST_DAYS) }, (_, day) => day).filter(
    (day) => !withRests || (daysLeft - day) % WEEK_DAYS !== 1,
  );
}

/** The calmest plan that holds everything; where none does, the fullest. */
function firstThatFits(input: PlanInput, daysLeft: number): Work {
  const withRests = workDays(daysLeft, true);
  for (let share = DRILL_QUESTIONS; share <= DAY_QUESTIONS; share += DRILL_QUESTIONS) {
    const work = planWork(input, withRests, daysLeft, share);
    const { legs, elements, questions } = work.left;
    if (legs + elements + questions === 0) return work;
    // Untouched elements come last: with fewer of them a day nothing else fits better.
    if (legs + elements > 0) break;
  }
  return planWork(input, workDays(daysLeft, false), daysLeft, DAY_QUESTIONS);
}

function itemsOf(day: number, daysLeft: number, { byDay, stillWeak }: Work, didToday: boolean): PlanItem[] {
  if (day === daysLeft) return [{ kind: 'checkride' }];
  if (day === daysLeft - 1) return [{ kind: 'light-review', codes: stillWeak.slice(0, MOST_READ_OVER) }];
  const work = byDay.get(day);
  if (!work) return [{ kind: 'rest' }];
  const items: PlanItem[] = [
    ...(work.codes.length > 0 ? [{ kind: 'elements' as const, codes: work.codes }] : []),
    ...(work.leg ? [{ kind: 'leg' as const, ...work.leg }] : []),
    ...work.areas.map((area) => ({ kind: 'area' as const, ...area })),
  ];
  if (items.length > 0) return items;
  return [{ kind: day === 0 && didToday ? 'done' : 'rest' }];
}
