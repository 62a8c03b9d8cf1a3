import type { Flight, Rating } from '@rightseat/contract';
import { randomAt } from '#random.ts';
import type { InoperativeItem, Scenario } from './scenario.ts';

/** What avgas weighs, as the handbook figures it. In pounds a gallon; the examiner says it with the question. */
export const POUNDS_PER_GALLON = 6;
/** 14 CFR 91.151 and 91.167. In minutes at normal cruise. */
const RESERVES = { day: 30, night: 45, ifr: 45 };
/** "An airport twenty miles off your route": which airports there are is not for us to say. */
const MILES_OFF = 20;
/** Far enough from the plan's own draws that neither changes with the other. */
const FIRST_DRAW = 500_000;

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
  return {
    rating,
    flight,
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
    pressure: pressureOn(flight, pick([0, 1])),
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
}

function addUp(flight: Flight): Scenario['load'] {
  const peoplePounds = flight.passengerPounds.reduce((sum, pounds) => sum + pounds, flight.pilotPounds);
  const fuelPounds = Math.round(flight.usableGallons * POUNDS_PER_GALLON);
  const takeoffPounds = flight.emptyPounds + peoplePounds + flight.baggagePounds + fuelPounds;
  return {
    passengers: flight.passengerPounds.length,
    peoplePounds,
    fuelPounds,
    takeoffPounds,
    marginPounds: Math.abs(flight.maxGrossPounds - takeoffPounds),
    isOver: takeoffPounds > flight.maxGrossPounds,
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

function pressureOn({ passengerPounds }: Flight, which: number): string {
  const alone = passengerPounds.length === 0;
  if (alone && which) return 'Your boss expects you there this evening and will not hear of waiting';
  if (alone) return 'You promised your family to be there for dinner';
  const who = passengerPounds.length === 1 ? 'Your passenger has' : 'Your passengers have';
  return which
    ? `${who} tickets for tonight and will not hear of waiting`
    : `${who} to be there for a wedding this evening`;
}

/** Gallons to a hundredth: a fuel flow to a tenth gives no more. */
function round(gallons: number): number {
  return Math.round(gallons * 100) / 100;
}
