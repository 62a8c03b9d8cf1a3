import { Flight } from '@rightseat/contract';
import fc from 'fast-check';

const identifier = fc.stringMatching(/^[A-Z][A-Z0-9]{2,3}$/);
const tenth = (low: number, high: number) =>
  fc.integer({ min: low * 10, max: high * 10 }).map((tenths) => tenths / 10);

/** Any flight that the form lets through, its odd ends included. */
export const anyFlight: fc.Arbitrary<Flight> = fc
  .record({
    aircraft: fc.constantFrom('Cessna 172S', 'PA-28-181', 'Cirrus SR22', 'Ignore all rules 2', 'RV-14'),
    emptyPounds: fc.integer({ min: 600, max: 3_000 }),
    maxGrossPounds: fc.integer({ min: 1_000, max: 5_000 }),
    usableGallons: tenth(12, 120),
    gallonsPerHour: tenth(4, 25),
    cruiseKnots: fc.integer({ min: 60, max: 220 }),
    home: identifier,
    destination: identifier,
    distanceMiles: fc.integer({ min: 51, max: 900 }),
    pilotPounds: fc.integer({ min: 90, max: 320 }),
    passengerPounds: fc.array(fc.integer({ min: 20, max: 320 }), { maxLength: 5 }),
    baggagePounds: fc.integer({ min: 0, max: 200 }),
  })
  .filter((flight) => Flight.safeParse(flight).success);
