import { expect, test } from 'vitest';
import { FlightForm, type FlightInputs, writeInputs } from './flight-inputs.ts';

const typed: FlightInputs = {
  aircraft: 'Cessna 172S',
  emptyPounds: '1,690',
  maxGrossPounds: '2550',
  usableGallons: '53',
  gallonsPerHour: '8.5',
  cruiseKnots: '115',
  home: ' kwvi ',
  destination: 'krno',
  distanceMiles: '181',
  pilotPounds: '180',
  passengerPounds: '165, 190',
  baggagePounds: '60',
};

test('reads what pilots type, and writes it back', () => {
  const flight = FlightForm.parse(typed);
  expect(flight).toMatchObject({ emptyPounds: 1_690, home: 'KWVI', passengerPounds: [165, 190] });
  expect(FlightForm.parse(writeInputs(flight))).toEqual(flight);
});

test('nobody beside the pilot is no passenger', () => {
  expect(FlightForm.parse({ ...typed, passengerPounds: ' ' }).passengerPounds).toEqual([]);
});

test.each([
  ['maxGrossPounds', '1600', 'more than the empty airplane'],
  ['emptyPounds', '', 'Enter a number of pounds.'],
  ['passengerPounds', '165, x', 'Enter a number of pounds.'],
  ['gallonsPerHour', '60', 'less than an hour'],
  ['home', 'Watsonville', 'three or four characters'],
  ['aircraft', '<script>', 'Only letters'],
] as const)('says at %s what is wrong with "%s"', (field, text, message) => {
  const { error } = FlightForm.safeParse({ ...typed, [field]: text });
  const issue = error?.issues.find(({ path }) => path[0] === field);
  expect(issue?.path).toEqual([field]);
  expect(issue?.message).toContain(message);
});
