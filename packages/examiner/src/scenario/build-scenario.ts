import type { Flight, Rating } from '@rightseat/contract';
import { toTenth } from '#content/question-parts.ts';
import { randomAt } from '#random.ts';
import { exampleAirways, exampleHandbook, exampleRoute } from './example-flight.ts';
import { planAirways } from './plan-airways.ts';
import { planHalves } from './plan-halves.ts';
import { planRoute } from './plan-route.ts';
import { POUNDS_PER_GALLON, readHandbook } from './read-handbook.ts';
import { type DrawnDay, readHandbookDay } from './read-handbook-day.ts';
import type { InoperativeItem, Scenario } from './scenario.ts';

/** 14 CFR 91.151 and 91.167. In minutes at normal cruise. */
const RESERVES = { day: 30, night: 45, ifr: 45 };
/** "An airport twenty miles off your route": which airports there are is not for us to say. */
const MILES_OFF = 20;
/** Far enough from the plan's own draws that neither changes with the other. */
const FIRST_DRAW = 500_000;
/** Beside those of the flight, whose figures stay what they were. */
const FIRST_DRAW_OF_DAY = 550_000;
/** What either magneto takes: both within the handbook, or too far apart though each is. */
const drops = [
  { leftDrop: 120, rightDrop: 90 },
  { leftDrop: 140, rightDrop: 60 },
] as const;

const required: readonly InoperativeItem[] = [
  { name: 'fuel gauge', isRequired: true },
  { name: 'altimeter', isRequired: true },
  { name: 'magnetic compass', isRequired: true },
];
const byDay: readonly InoperativeItem[] = [
  { name: 'landing light', isRequired: false },
  ...required.slice(0, 2),
];
const closures = [
  'a disabled airplane has closed the runway',
  'a thunderstorm is over the field',
  'the field is closed after an accident',
] as const;

/** The whole story of one flight. Pure: the same flight, rating and seed always make the same scenario. */
export function buildScenario(flight: Flight, rating: Rating, seed: string, isExample: boolean): Scenario {
  let draws = FIRST_DRAW;
  const draw = () => randomAt(seed, draws++);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)]!;
  const between = (least: number, most: number, step: number) =>
    least + step * Math.floor(draw() * ((most - least) / step + 1));

  const trip = planTrip(flight, between(5, 15, 5), rating === 'private' && draw() < 0.4);
  const reserveMinutes =
    rating === 'instrument' ? RESERVES.ifr : RESERVES[trip.landsAtNight ? 'night' : 'day'];
  const aboard = flight.passengerPounds.length + 1;
  const share = between(40, 90, 5);
  const assignedFeet = between(5_000, 7_000, 1_000);
  const minimumFeet = assignedFeet - 1_000;
  const expectedFeet = assignedFeet + 2_000;
  const alternateMinutes = between(20, 30, 5);
  const spareMinutes = between(50, 60, 5);
  const crosswindKnots = between(16, 20, 1);
  const leg = planLeg(flight, trip);
  const book = isExample
    ? readHandbook(flight, exampleHandbook, {
        windKnots: between(14, 22, 2),
        windAngle: pick([30, 60]),
        aboveGroundFeet: between(3_000, 6_000, 1_000),
      })
    : undefined;
  const day = book && readHandbookDay(exampleHandbook, drawDay(seed), book.balance?.pounds, leg);
  const scenario: Scenario = {
    rating,
    flight,
    leg,
    ...(book && { book: { ...book, day } }),
    isExample,
    load: addUp(flight),
    trip,
    reserve: { minutes: reserveMinutes, gallons: round((flight.gallonsPerHour * reserveMinutes) / 60) },
    weather: {
      visibilityMiles: between(1, 2, 1),
      ceilingFeet: pick([1_200, 1_500, 1_800, 2_500, 3_000]),
      forecastVisibilityMiles: pick([2, 4, 5, 6]),
      crosswindKnots,
      gustKnots: crosswindKnots + between(8, 10, 1),
    },
    inoperative: pick(trip.landsAtNight ? required : byDay),
    pressure: pressureOn(flight, trip, pick([0, 1])),
    diversion: {
      reason: pick(closures),
      milesOff: MILES_OFF,
      minutes: Math.round((MILES_OFF / trip.groundspeedKnots) * 60),
    },
    cost: aboard > 1 ? { dollars: aboard * share, shareDollars: share } : null,
    ifr: {
      daysSinceVorCheck: between(33, 44, 1),
      assignedFeet,
      minimumFeet,
      expectedFeet,
      highestFeet: Math.max(assignedFeet, minimumFeet, expectedFeet),
      fuelLeftMinutes: alternateMinutes + spareMinutes,
      alternateMinutes,
      spareMinutes,
    },
  };
  return { ...scenario, ...logOf(scenario) };
}

/** Of our example the way is known, on which it is flown by its rules; of any other flight no more than that it has two halves. */
function logOf(scenario: Scenario): Pick<Scenario, 'route' | 'airways' | 'halves'> {
  const { flight, trip, rating, isExample } = scenario;
  if (!isExample) return { halves: planHalves(flight, scenario) };
  return rating === 'private'
    ? { route: planRoute(flight, trip, exampleRoute) }
    : { airways: planAirways(flight, scenario, exampleAirways) };
}

function drawDay(seed: string): DrawnDay {
  const pick = <Item>(nth: number, items: readonly Item[]): Item =>
    items[Math.floor(randomAt(seed, FIRST_DRAW_OF_DAY + nth) * items.length)]!;
  return { ...pick(0, drops), tailwindKnots: pick(1, [4, 6]) };
}

function addUp(flight: Flight): Scenario['load'] {
  const peoplePounds = flight.passengerPounds.reduce((sum, pounds) => sum + pounds, flight.pilotPounds);
  const fuelPounds = Math.round(flight.usableGallons * POUNDS_PER_GALLON);
  const dryPounds = flight.emptyPounds + peoplePounds + flight.baggagePounds;
  const takeoffPounds = dryPounds + fuelPounds;
  const isOver = takeoffPounds > flight.maxGrossPounds;
  return {
    passengers: flight.passengerPounds.length,
    peoplePounds,
    fuelPounds,
    takeoffPounds,
    marginPounds: Math.abs(flight.maxGrossPounds - takeoffPounds),
    isOver,
    ...(isOver && { roomGallons: Math.floor((flight.maxGrossPounds - dryPounds) / POUNDS_PER_GALLON) }),
  };
}

function planTrip(flight: Flight, headwindKnots: number, landsAtNight: boolean): Scenario['trip'] {
  const groundspeedKnots = flight.cruiseKnots - headwindKnots;
  const total = Math.round((flight.distanceMiles / groundspeedKnots) * 60);
  return {
    headwindKnots,
    groundspeedKnots,
    hours: Math.floor(total / 60),
    minutes: total % 60,
    landsAtNight,
  };
}

/** Who lands after dark is too late for what begins in the evening. */
function pressureOn({ passengerPounds }: Flight, { landsAtNight }: Scenario['trip'], which: number): string {
  const alone = passengerPounds.length === 0;
  if (alone && which)
    return `Your boss expects you there ${landsAtNight ? 'tonight' : 'this evening'} and will not hear of waiting`;
  if (alone) return `You promised your family to be there ${landsAtNight ? 'tonight' : 'for dinner'}`;
  const who = passengerPounds.length === 1 ? 'Your passenger has' : 'Your passengers have';
  return which
    ? `${who} tickets for ${landsAtNight ? 'tomorrow morning' : 'tonight'} and will not hear of waiting`
    : `${who} to be there for a wedding ${landsAtNight ? 'tomorrow morning' : 'this evening'}`;
}

function planLeg(flight: Flight, { hours, minutes }: Scenario['trip']): NonNullable<Scenario['leg']> {
  const totalMinutes = hours * 60 + minutes;
  return {
    totalMinutes,
    gallons: toTenth((flight.gallonsPerHour * totalMinutes) / 60),
    stillAirMinutes: Math.round((flight.distanceMiles / flight.cruiseKnots) * 60),
  };
}

/** Gallons to a hundredth: a fuel flow to a tenth gives no more. */
function round(gallons: number): number {
  return Math.round(gallons * 100) / 100;
}
