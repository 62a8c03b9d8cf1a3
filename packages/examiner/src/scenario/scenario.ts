import type { Flight, Rating } from '@rightseat/contract';

/** Fails on the preflight. Whether the airplane may go without it is decided by 14 CFR 91.205 and 91.213. */
export interface InoperativeItem {
  name: string;
  isRequired: boolean;
}

/**
 * One flight with what happens on it, as plain JSON in the exam's state. Made by code before the first word; every
 * figure that the examiner says of the flight stands here, so that nothing later can contradict it. Pounds, gallons,
 * knots, nautical miles, feet, minutes.
 */
export interface Scenario {
  rating: Rating;
  /** As the pilot gave it, or our example. */
  flight: Flight;
  isExample: boolean;
  /** With full tanks. */
  load: {
    passengers: number;
    peoplePounds: number;
    fuelPounds: number;
    takeoffPounds: number;
    marginPounds: number;
    isOver: boolean;
  };
  /** In still air would be `cruiseKnots`; the forecast has a headwind. */
  trip: {
    headwindKnots: number;
    groundspeedKnots: number;
    hours: number;
    minutes: number;
    landsAtNight: boolean;
  };
  /** What the rule wants left at the first landing, and what that is by the airplane's own fuel flow. */
  reserve: { minutes: number; gallons: number };
  weather: {
    /** On the way, in haze: below what VFR needs. */
    visibilityMiles: number;
    /** The destination's forecast. */
    ceilingFeet: number;
    forecastVisibilityMiles: number;
    crosswindKnots: number;
    gustKnots: number;
  };
  inoperative: InoperativeItem;
  /** Who presses, in the examiner's words. */
  pressure: string;
  /** What closes the destination, and how far off the route another airport lies. */
  diversion: { reason: string; milesOff: number; minutes: number };
  /** Fuel and airport fees, shared by all on board; null for a pilot alone. */
  cost: { dollars: number; shareDollars: number } | null;
  ifr: {
    daysSinceVorCheck: number;
    assignedFeet: number;
    minimumFeet: number;
    expectedFeet: number;
    highestFeet: number;
    /** After the missed approach, in time at cruise. */
    fuelLeftMinutes: number;
    alternateMinutes: number;
    spareMinutes: number;
  };
}
