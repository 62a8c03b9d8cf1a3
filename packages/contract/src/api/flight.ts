import { z } from 'zod';
import { Flight } from '../exam/flight.ts';

/** POST /api/flight keeps it for the account's next exams; null forgets it. */
export const SetFlightInput = z.object({ flight: Flight.nullable() });
export type SetFlightInput = z.infer<typeof SetFlightInput>;

/** GET /api/flight */
export const FlightOutput = z.object({
  /** Null while the pilot has given none. */
  flight: Flight.nullable(),
  /** Ours, flown by who gives none. */
  example: Flight,
});
export type FlightOutput = z.infer<typeof FlightOutput>;
