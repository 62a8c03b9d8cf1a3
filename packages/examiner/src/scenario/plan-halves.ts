import type { Flight } from '@rightseat/contract';
import { toTenth } from '#content/question-parts.ts';
import { leastFuel } from './plan-airways.ts';
import { burnt } from './plan-route.ts';
import type { HalvesLog, Scenario } from './scenario.ts';

/** Halfway he is so much behind his log, and by this many minutes at least. */
const LATE = { share: 0.15, leastMinutes: 4 };
/** Closer than this nobody can tell from a sum in the head: in gallons, and of what is needed. */
const TOO_CLOSE = { gallons: 1, share: 0.05 };

/** The log of a flight of which no more is known than how far and how fast it goes and what it burns. */
export function planHalves(
  flight: Flight,
  plan: Pick<Scenario, 'rating' | 'trip' | 'ifr' | 'reserve' | 'load'>,
): HalvesLog {
  const log = halve(flight, plan.trip.headwindKnots);
  const [first] = log.halves;
  const minutes = Math.max(LATE.leastMinutes, Math.round(LATE.share * first.minutes));
  const afterMinutes = first.minutes + minutes;
  const knots = Math.round((first.miles / afterMinutes) * 60);
  const lasts = lastsAt(knots, flight, plan);
  return {
    ...log,
    late: { minutes, afterMinutes, knots },
    ...(plan.rating === 'instrument' ? { least: leastFuel(flight, plan, log.halves) } : lasts && { lasts }),
  };
}

type Speeds = Pick<Flight, 'distanceMiles' | 'cruiseKnots' | 'gallonsPerHour'>;

/** What stands in the log. */
export function halve(flight: Speeds, headwindKnots: number) {
  const { distanceMiles, cruiseKnots, gallonsPerHour } = flight;
  const groundspeedKnots = cruiseKnots - headwindKnots;
  const half = (miles: number) => {
    const minutes = Math.round((miles / groundspeedKnots) * 60);
    return { miles, minutes, gallons: burnt(flight, minutes) };
  };
  const firstMiles = Math.round(distanceMiles / 2);
  const halves = [half(firstMiles), half(distanceMiles - firstMiles)] as const;
  return { cruiseKnots, headwindKnots, groundspeedKnots, gallonsPerHour, halves };
}

function lastsAt(
  knots: number,
  flight: Flight,
  { load, reserve }: Pick<Scenario, 'load' | 'reserve'>,
): HalvesLog['lasts'] | null {
  const leavesWith = load.roomGallons ?? flight.usableGallons;
  const minutes = (flight.distanceMiles / knots) * 60 + reserve.minutes;
  const needs = toTenth((flight.gallonsPerHour * minutes) / 60);
  const spare = Math.abs(leavesWith - needs);
  if (leavesWith <= 0 || spare < Math.max(TOO_CLOSE.gallons, TOO_CLOSE.share * needs)) return null;
  return { leavesWith, needs, isEnough: leavesWith > needs };
}
