import { Flight } from '@rightseat/contract';
import { z } from 'zod';

/** The form's inputs as they are typed. */
const FlightInputs = z.object({
  aircraft: z.string(),
  emptyPounds: z.string(),
  maxGrossPounds: z.string(),
  usableGallons: z.string(),
  gallonsPerHour: z.string(),
  cruiseKnots: z.string(),
  home: z.string(),
  destination: z.string(),
  distanceMiles: z.string(),
  pilotPounds: z.string(),
  /** "165, 190" */
  passengerPounds: z.string(),
  baggagePounds: z.string(),
});
export type FlightInputs = z.infer<typeof FlightInputs>;

/** What is typed, judged by the contract; what is wrong with one passenger is said at the field of all. */
export const FlightForm = FlightInputs.transform((inputs, context) => {
  const read = Flight.safeParse(readFlight(inputs));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) {
    context.issues.push({ code: 'custom', message, path: path.slice(0, 1), input: inputs });
  }
  return z.NEVER;
});

/** "1,690" is a number as pilots write it; an empty field is none. */
const readNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')));

function readFlight(inputs: FlightInputs): Record<keyof Flight, unknown> {
  return {
    aircraft: inputs.aircraft,
    emptyPounds: readNumber(inputs.emptyPounds),
    maxGrossPounds: readNumber(inputs.maxGrossPounds),
    usableGallons: readNumber(inputs.usableGallons),
    gallonsPerHour: readNumber(inputs.gallonsPerHour),
    cruiseKnots: readNumber(inputs.cruiseKnots),
    home: inputs.home,
    destination: inputs.destination,
    distanceMiles: readNumber(inputs.distanceMiles),
    pilotPounds: readNumber(inputs.pilotPounds),
    passengerPounds: inputs.passengerPounds
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number),
    baggagePounds: readNumber(inputs.baggagePounds),
  };
}

/** A flight as the form shows it. */
export function writeInputs(flight: Flight): FlightInputs {
  const { aircraft, home, destination, passengerPounds, ...numbers } = flight;
  const written = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  return FlightInputs.parse({
    ...written,
    aircraft,
    home,
    destination,
    passengerPounds: passengerPounds.join(', '),
  });
}

/** "Cessna 172S, KWVI to KRNO, 181 nautical miles" */
export function describeFlight({ aircraft, home, destination, distanceMiles }: Flight): string {
  return `${aircraft}, ${home} to ${destination}, ${distanceMiles} nautical miles`;
}
