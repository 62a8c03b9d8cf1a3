import { z } from 'zod';

export const FlightStop = z.enum([
  'papers',
  'airplane',
  'route',
  'load',
  'weather',
  'decision',
  'preflight',
  'departure',
  'en-route',
  'trouble',
  'arrival',
  'parked',
]);
export type FlightStop = z.infer<typeof FlightStop>;

/**
 * The way an examiner goes along a flight, from the pilot's papers until the airplane stands again, and the tasks that come
 * there. Of two that fit, the first: the departure has PA.IV.A, the arrival what is left of PA.IV.
 */
const wayOfFlight: readonly (readonly [FlightStop, ...tasks: string[]])[] = [
  ['papers', 'PA.I.A', 'IR.I.A'],
  ['airplane', 'PA.I.B', 'IR.II'],
  ['route', 'PA.I.D', 'PA.VI.A', 'PA.I.E', 'IR.I.C'],
  ['load', 'PA.I.F'],
  ['weather', 'PA.I.C', 'IR.I.B'],
  ['decision', 'PA.I.H'],
  ['preflight', 'PA.II.A', 'PA.II.B', 'PA.II.C', 'PA.II.D'],
  ['departure', 'PA.II.F', 'PA.IV.A', 'IR.III.A', 'IR.V.B'],
  ['en-route', 'PA.III.A', 'PA.VI', 'IR.V', 'IR.III.B'],
  ['trouble', 'PA.I.G', 'PA.VIII', 'PA.IX', 'IR.IV', 'IR.VII'],
  ['arrival', 'PA.III.B', 'PA.IV', 'IR.VI'],
  ['parked', 'PA.XII', 'IR.VIII'],
];

interface Placed {
  acs: readonly string[];
  when?: FlightStop | undefined;
}

/** What belongs to no flight in particular comes on the way. */
export function stopOf({ acs, when }: Placed): FlightStop {
  const isHere = (task: string) => acs[0]!.startsWith(`${task}.`);
  return when ?? wayOfFlight.find(([, ...tasks]) => tasks.some(isHere))?.[0] ?? 'en-route';
}

export const stopRank = (question: Placed): number => FlightStop.options.indexOf(stopOf(question));
