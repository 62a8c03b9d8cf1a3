import type { Scenario } from './scenario.ts';

/** Names that a speaker may meet in an airplane's model. Whatever else the pilot wrote is kept, and never said. */
const names = new Set(
  `aero aeronca american archer arrow aviat baron beech beechcraft bellanca bonanza cardinal cessna champ champion
  cheetah cherokee cirrus citabria columbia commander comanche cruiser cub cutlass dakota decathlon diamond eagle ercoupe grumman
  hawk husky lance luscombe katana maule mooney musketeer navion ovation piper pathfinder robin saratoga scout skipper
  skyhawk skylane skywagon sport star stationair stinson sundowner super swift tampico taylorcraft tecnam tiger tobago
  tomahawk traveler trinidad turbo turbocharged van vans warrior bravo acclaim`.split(/\s+/),
);
/** `172S`, `SR22`, `PA-28-181`, `DA40`, `RV-14`, `II`: a type number, not a word. */
const designator = /^(?:[A-Z]{0,3}-?\d{1,4}[A-Z]{0,2}(?:-\d{1,4}[A-Z]{0,2})?|I{1,3}|NG|TC|SP|XL|G\d)$/i;

/** "Cessna 172S", or "airplane" where the model holds words that are none of an airplane. */
export function spokenAircraft({ flight }: Pick<Scenario, 'flight'>): string {
  const words = flight.aircraft.split(' ').filter(Boolean);
  const known = words.every((word) => names.has(word.toLowerCase()) || designator.test(word));
  return known ? words.join(' ') : 'airplane';
}

/** "Watsonville" for KWVI. Of a pilot's own airports only the letters are known. */
const airports: Readonly<Record<string, string>> = { KWVI: 'Watsonville', KRNO: 'Reno' };
const spokenAirport = (identifier: string) => airports[identifier] ?? identifier;

/** "by your numbers": whose they are is said wherever one of them is. */
export function byWhoseNumbers({ isExample }: Pick<Scenario, 'isExample'>): string {
  return isExample ? 'by our numbers' : 'by your numbers';
}

/** 2391 → "2,391". */
export function figure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

const counts = [
  'no passengers',
  'one passenger',
  'two passengers',
  'three passengers',
  'four passengers',
  'five passengers',
];

/** The flight as the examiner opens it; later questions come back to it. */
export function tellFlight(scenario: Scenario): string[] {
  const { flight, isExample, trip } = scenario;
  const { distanceMiles, home, destination, passengerPounds } = flight;
  const people = passengerPounds.length ? `with ${counts[passengerPounds.length]}` : 'alone';
  const whose = isExample
    ? `You gave me no flight of your own, so take an example: a ${spokenAircraft(scenario)},`
    : `You're planning a flight in your ${spokenAircraft(scenario)},`;
  const rules =
    scenario.rating === 'instrument' ? ' under IFR' : trip.landsAtNight ? ', landing after dark' : ' by day';
  return [
    `${whose} ${people}, from ${spokenAirport(home)} to ${spokenAirport(destination)}, ${figure(distanceMiles)} miles${rules}.`,
    'I come back to that flight as we go. Other cases stand by themselves.',
  ];
}
