import type { Question } from '#content/question.ts';
import type { Scenario } from './scenario.ts';

type Assumption = NonNullable<Question['assume']>[number];

/**
 * What a pilot may ask back about the flight at any of its questions, after what the question itself has to say to it.
 * Without figures: one of them could be what is asked for.
 */
export function assumeOfFlight(scenario: Scenario, own: readonly Assumption[]): Assumption[] {
  const known = new Set(own.flatMap(({ about }) => about));
  const ofFlight = factsOf(scenario).map(({ about, say }) => ({
    about: about.filter((word) => !known.has(word)),
    say,
  }));
  return [...own, ...ofFlight.filter(({ about }) => about.length > 0)];
}

function factsOf({ flight, isExample, rating, trip }: Scenario): Assumption[] {
  const count = flight.passengerPounds.length;
  const passengers = count === 1 ? 'your passenger' : 'your passengers';
  return [
    {
      about: ['airplane', 'aircraft', 'plane', 'type', 'model'],
      say: isExample ? 'The airplane of our example.' : 'The airplane you planned the flight with.',
    },
    {
      about: ['day', 'daytime', 'daylight', 'night', 'nighttime', 'dark', 'sun', 'sunset', 'light'],
      say: trip.landsAtNight ? 'It will be dark at the other end.' : "It's daytime all along.",
    },
    {
      about: ['board', 'aboard', 'alone', 'passenger', 'passengers', 'people'],
      say: count === 0 ? "You're alone." : `You and ${passengers}.`,
    },
    {
      about: ['ifr', 'vfr', 'rules'],
      say: rating === 'instrument' ? "We're on an IFR flight plan." : "We're VFR.",
    },
    { about: ['part', '91', 'hire'], say: 'A private flight, and not for hire.' },
    {
      about: ['annual', 'inspection', 'inspections', 'paperwork'],
      say: "The airplane's paperwork is in order.",
    },
  ];
}
