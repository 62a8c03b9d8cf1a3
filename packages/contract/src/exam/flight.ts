import { z } from 'zod';

/** Words without marks: what the examiner might say aloud must not carry anything else. */
const Aircraft = z
  .string()
  .trim()
  .min(2, 'Name the airplane, such as Cessna 172S.')
  .max(40, 'At most 40 characters, such as Cessna 172S.')
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ./-]*$/, 'Only letters, digits, spaces, dots, slashes and hyphens.')
  .regex(/[A-Za-z]/, 'Name the airplane, such as Cessna 172S.');

/** `KWVI`, `WVI`, `E16`; kept in capitals. */
const AirportId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    /^(?=.*[A-Z])[A-Z0-9]{3,4}$/,
    "Use the airport's identifier of three or four characters, such as KWVI.",
  );

const whole = (least: number, most: number, unit: string) =>
  z
    .number(`Enter a number of ${unit}.`)
    .int(`Enter whole ${unit}.`)
    .min(least, `Between ${least} and ${most} ${unit}.`)
    .max(most, `Between ${least} and ${most} ${unit}.`);

/** To a tenth: a dipstick and a fuel flow gauge show no more. */
const tenths = (least: number, most: number, unit: string) =>
  z
    .number(`Enter a number of ${unit}.`)
    .min(least, `Between ${least} and ${most} ${unit}.`)
    .max(most, `Between ${least} and ${most} ${unit}.`)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, 'At most one decimal place.');

/** Below one hour nobody plans a cross-country; above fifteen one of the two figures is a slip. */
const ENDURANCE_HOURS = { least: 1, most: 15 };

/**
 * The pilot's airplane and planned cross-country, in the units of an American flight log: pounds, gallons, knots,
 * nautical miles. The class is the one examined, single-engine land: not above 12,500 pounds.
 */
export const Flight = z
  .strictObject({
    aircraft: Aircraft,
    emptyPounds: whole(300, 10_000, 'pounds'),
    maxGrossPounds: whole(500, 12_500, 'pounds'),
    usableGallons: tenths(5, 400, 'gallons'),
    gallonsPerHour: tenths(2, 80, 'gallons an hour'),
    cruiseKnots: whole(50, 300, 'knots'),
    home: AirportId,
    destination: AirportId,
    /** Beyond 50, so that it is a cross-country for the private certificate too. */
    distanceMiles: whole(51, 1_500, 'nautical miles'),
    pilotPounds: whole(80, 400, 'pounds'),
    /** One weight for each; none flies alone. */
    passengerPounds: z.array(whole(10, 400, 'pounds')).max(5, 'At most five passengers.'),
    baggagePounds: whole(0, 600, 'pounds'),
  })
  .superRefine((flight, issues) => {
    const complain = (path: keyof typeof flight, message: string) =>
      issues.addIssue({ code: 'custom', path: [path], message });
    if (flight.destination === flight.home) complain('destination', 'Plan a flight to another airport.');
    if (flight.maxGrossPounds <= flight.emptyPounds + flight.pilotPounds) {
      complain('maxGrossPounds', 'The maximum weight must be more than the empty airplane with you in it.');
    }
    const hours = flight.usableGallons / flight.gallonsPerHour;
    if (hours < ENDURANCE_HOURS.least) complain('gallonsPerHour', 'That fuel lasts less than an hour.');
    if (hours > ENDURANCE_HOURS.most) {
      complain(
        'gallonsPerHour',
        `That fuel lasts more than ${ENDURANCE_HOURS.most} hours. Check both figures.`,
      );
    }
  });
export type Flight = z.infer<typeof Flight>;
