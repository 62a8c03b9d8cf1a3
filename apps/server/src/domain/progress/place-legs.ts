import type { DayWork, PlanInput } from './plan-input.ts';

/** On from here there is time to hold the whole oral a second time, in the days before, as on the day. */
const DRESS_REHEARSAL_DAYS = 14;
/** Legs further apart than this are no course. */
const LONGEST_GAP_DAYS = 7;

type Leg = NonNullable<DayWork['leg']>;

/**
 * One leg a day at most: those that are still to hold evenly spread, and with time for it the whole oral again at the
 * end. With coaching first, as a checkride where it is the last time.
 * @param days the days that have room for a leg, counted from today
 */
export function placeLegs(
  legs: PlanInput['legs'],
  days: readonly number[],
  lastDay: number,
): { byDay: ReadonlyMap<number, Leg>; left: number } {
  const reachesTheEnd = (days.at(-1) ?? 0) >= lastDay - LONGEST_GAP_DAYS;
  const isLong = lastDay >= DRESS_REHEARSAL_DAYS && reachesTheEnd;
  const dress = isLong ? days.slice(-legs.length) : [];
  const build = isLong ? days.slice(0, -legs.length) : days;
  const open = legs.filter(({ result }) => result !== 'satisfactory');
  const gap = Math.min(LONGEST_GAP_DAYS, Math.max(1, Math.floor(build.length / Math.max(1, open.length))));
  const placed = open.slice(0, build.length).map((leg, index) => {
    const manner: Leg['manner'] = isLong ? 'coach' : 'checkride';
    return [build[index * gap]!, { leg: leg.leg, title: leg.title, manner }] as const;
  });
  const rehearsals = dress.map((day, index) => {
    const { leg, title } = legs[index]!;
    return [day, { leg, title, manner: 'checkride' as const }] as const;
  });
  return { byDay: new Map([...placed, ...rehearsals]), left: Math.max(0, open.length - build.length) };
}
