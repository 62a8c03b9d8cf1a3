import type { Flight } from '@rightseat/contract';
import { toTenth } from '#content/question-parts.ts';
import type { ExampleRoute } from './example-flight.ts';
import type { NavigationLog, RouteSky, Scenario } from './scenario.ts';

/** VFR levels of one direction, 91.159. In feet. */
const BETWEEN_LEVELS = 2_000;

/** The navigation log of the flight with the wind that is forecast for it, and the weather on its way. */
export function planRoute(
  flight: Flight,
  { headwindKnots, landsAtNight }: Scenario['trip'],
  route: ExampleRoute,
): NonNullable<Scenario['route']> {
  const legs = flyLegs(flight, { knots: headwindKnots, from: route.windFrom }, route.legs);
  return {
    log: {
      altitudeFeet: route.altitudeFeet,
      windFrom: route.windFrom,
      windKnots: headwindKnots,
      cruiseKnots: flight.cruiseKnots,
      gallonsPerHour: flight.gallonsPerHour,
      legs,
      emptyLeg: route.emptyLeg,
      late: lateAt(legs.slice(0, route.emptyLeg + 1), route.lateMinutes),
      marginFeet: route.marginFeet,
      tight: tightLeg(route),
      nextFeet: route.altitudeFeet + BETWEEN_LEVELS,
    },
    sky: skyOf(route.sky, landsAtNight),
  };
}

interface Leg {
  course: number;
  miles: number;
}

/** Each leg with what the wind makes of it. */
export function flyLegs<Planned extends Leg>(
  flight: Pick<Flight, 'cruiseKnots' | 'gallonsPerHour'>,
  wind: { knots: number; from: number },
  legs: readonly Planned[],
) {
  return legs.map((leg) => {
    const groundspeedKnots = overGround(flight.cruiseKnots, wind.knots, wind.from - leg.course);
    const minutes = Math.round((leg.miles / groundspeedKnots) * 60);
    return { ...leg, groundspeedKnots, minutes, gallons: burnt(flight, minutes) };
  });
}

/** To a tenth, as a log has it. */
export const burnt = ({ gallonsPerHour }: Pick<Flight, 'gallonsPerHour'>, minutes: number): number =>
  toTenth((gallonsPerHour * minutes) / 60);

/** The wind triangle: what blows along the course, and the little that crabbing into the rest of it costs. */
function overGround(airspeed: number, wind: number, angle: number): number {
  const radians = (angle / 180) * Math.PI;
  const across = wind * Math.sin(radians);
  return Math.round(Math.sqrt(airspeed ** 2 - across ** 2) - wind * Math.cos(radians));
}

function tightLeg({ legs, altitudeFeet, marginFeet }: ExampleRoute): NavigationLog['tight'] {
  const leg = legs.findIndex(({ highestFeet }) => altitudeFeet - highestFeet < marginFeet);
  const { to, highestFeet } = legs[leg]!;
  return { to, leg, highestFeet, spareFeet: altitudeFeet - highestFeet };
}

function lateAt(flown: NavigationLog['legs'], minutes: number): NavigationLog['late'] {
  const sum = (of: (leg: NavigationLog['legs'][number]) => number) =>
    flown.reduce((all, leg) => all + of(leg), 0);
  const [miles, afterMinutes] = [sum((leg) => leg.miles), sum((leg) => leg.minutes) + minutes];
  return { minutes, miles, afterMinutes, knots: Math.round((miles / afterMinutes) * 60) };
}

function skyOf({ leaves, ridge, storms }: ExampleRoute['sky'], landsAtNight: boolean): RouteSky {
  const then = leaves[landsAtNight ? 'night' : 'day'];
  const from = then.hour + 1;
  return {
    leaves: then,
    ridge: { ...ridge, baseFeet: ridge.fieldFeet + ridge.brokenFeet },
    storms: { from, until: from + storms.hours, miles: storms.miles, brokenFeet: storms.brokenFeet },
  };
}
