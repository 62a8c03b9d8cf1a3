import type { Flight } from '@rightseat/contract';
import { toTenth } from '#content/question-parts.ts';
import type { Handbook } from './example-flight.ts';
import type { Scenario } from './scenario.ts';

type Book = NonNullable<Scenario['book']>;
type Drawn = Pick<Book, 'windKnots' | 'windAngle' | 'aboveGroundFeet'>;

/** What avgas weighs, as the handbook figures it. In pounds a gallon; the examiner says it with the question. */
export const POUNDS_PER_GALLON = 6;
/** A fuel truck fills by fives. */
const FILL_GALLONS = 5;
const SEATS_IN_FRONT = 2;

/** What follows from the handbook for this flight and this day. */
export function readHandbook(flight: Flight, handbook: Handbook, drawn: Drawn): Book {
  const { glideKnots, glideMilesEach, eachFeet, demonstratedCrosswindKnots } = handbook;
  return {
    ...drawn,
    glideKnots,
    glideMilesEach,
    eachFeet,
    glideMiles: (drawn.aboveGroundFeet / eachFeet) * glideMilesEach,
    demonstratedCrosswindKnots,
    componentKnots: Math.round(drawn.windKnots * Math.sin((drawn.windAngle / 180) * Math.PI)),
    balance: balanceOf(flight, handbook),
  };
}

function balanceOf(flight: Flight, { arms, forwardLimit, aftLimitInches }: Handbook): Book['balance'] {
  const people = [flight.pilotPounds, ...flight.passengerPounds];
  const sum = (pounds: readonly number[]) => pounds.reduce((all, one) => all + one, 0);
  const front = sum(people.slice(0, SEATS_IN_FRONT));
  const rear = sum(people.slice(SEATS_IN_FRONT));
  const dry = flight.emptyPounds + front + rear + flight.baggagePounds;
  const room = Math.floor((flight.maxGrossPounds - dry) / POUNDS_PER_GALLON / FILL_GALLONS) * FILL_GALLONS;
  const gallons = Math.min(room, Math.floor(flight.usableGallons / FILL_GALLONS) * FILL_GALLONS);
  if (gallons <= 0) return null;
  const pounds = dry + gallons * POUNDS_PER_GALLON;
  const moment =
    flight.emptyPounds * arms.empty +
    front * arms.front +
    rear * arms.rear +
    flight.baggagePounds * arms.baggage +
    gallons * POUNDS_PER_GALLON * arms.fuel;
  const { light, heavy } = forwardLimit;
  const share = Math.max(0, pounds - light.pounds) / (heavy.pounds - light.pounds);
  return {
    gallons,
    pounds,
    moment: Math.round(moment),
    inches: toTenth(moment / pounds),
    forward: toTenth(light.inches + share * (heavy.inches - light.inches)),
    aft: aftLimitInches,
  };
}
