import type { Flight } from '@rightseat/contract';
import { toTenth } from '#content/question-parts.ts';
import type { ExampleAirways } from './example-flight.ts';
import { burnt, flyLegs } from './plan-route.ts';
import type { AirwayLog, LeastFuel, Scenario } from './scenario.ts';

type Plan = Pick<Scenario, 'trip' | 'ifr' | 'reserve'>;

/** The navigation log of the flight along airways with the wind that is forecast for it, and the weather there. */
export function planAirways(
  flight: Flight,
  plan: Plan,
  { sky, legs: planned, altitudeFeet, windFrom, emptyLeg }: ExampleAirways,
): NonNullable<Scenario['airways']> {
  const windKnots = plan.trip.headwindKnots;
  const legs = flyLegs(flight, { knots: windKnots, from: windFrom }, planned);
  const { alternateMinutes } = plan.ifr;
  return {
    log: {
      altitudeFeet,
      windFrom,
      windKnots,
      cruiseKnots: flight.cruiseKnots,
      gallonsPerHour: flight.gallonsPerHour,
      legs,
      emptyLeg,
      alternate: { minutes: alternateMinutes, gallons: burnt(flight, alternateMinutes) },
      least: leastFuel(flight, plan, legs),
      high: highLeg(legs, altitudeFeet),
    },
    sky,
  };
}

/** What 91.167 wants in the tanks where an alternate is named. */
export function leastFuel(
  flight: Flight,
  { ifr, reserve }: Plan,
  legs: readonly { minutes: number; gallons: number }[],
): LeastFuel {
  const { alternateMinutes } = ifr;
  const minutes = legs.reduce((sum, leg) => sum + leg.minutes, alternateMinutes + reserve.minutes);
  return {
    alternateMinutes,
    minutes,
    gallons: burnt(flight, minutes),
    enRouteGallons: toTenth(legs.reduce((sum, { gallons }) => sum + gallons, 0)),
  };
}

function highLeg(legs: AirwayLog['legs'], filedFeet: number): AirwayLog['high'] {
  const leg = legs.findIndex(({ minimumFeet }) => minimumFeet > filedFeet);
  const { to, minimumFeet, minutes } = legs[leg]!;
  return { from: legs[leg - 1]!.to, to, leg, minimumFeet, minutes };
}
