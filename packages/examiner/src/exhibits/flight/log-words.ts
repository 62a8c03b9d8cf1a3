import type { NavigationLog } from '#scenario/scenario.ts';

/** A box that is left to the pilot. */
export const EMPTY = '____';

type Head = Pick<NavigationLog, 'altitudeFeet' | 'cruiseKnots' | 'windFrom' | 'windKnots' | 'gallonsPerHour'>;

/** What stands over a log: height, speed, wind and fuel flow. */
export const captionOf = ({ altitudeFeet, cruiseKnots, windFrom, windKnots, gallonsPerHour }: Head) =>
  `${altitudeFeet.toLocaleString('en-US')} feet. True airspeed ${cruiseKnots} knots, wind ${String(windFrom).padStart(3, '0')}° at ${windKnots} knots, ${gallonsPerHour.toFixed(1)} gallons an hour.`;
