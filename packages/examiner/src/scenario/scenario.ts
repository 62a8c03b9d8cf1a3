import type { Flight, Rating } from '@rightseat/contract';

/** Fails on the preflight. Whether the airplane may go without it is decided by 14 CFR 91.205 and 91.213. */
export interface InoperativeItem {
  name: string;
  isRequired: boolean;
}

/** What the example's handbook makes of figures of the day. */
export interface HandbookDay {
  /** What either magneto took on the runup, in r p m. */
  magnetos: {
    leftDrop: number;
    rightDrop: number;
    apart: number;
    mostDrop: number;
    mostApart: number;
    isWithin: boolean;
  };
  takeoff: {
    calmFeet: number;
    tailwindPercent: number;
    eachTailwindKnots: number;
    tailwindKnots: number;
    feet: number;
  };
  /** Where the flight ended, when it leaves again. */
  density: { fieldFeet: number; celsius: number; altimeterInches: number; feet: number };
  /** Shortly before landing; null where the load leaves no room for fuel. */
  maneuvering: { heavy: Speed; light: Speed; pounds: number; knots: number } | null;
  battery: { ampHours: number; amps: number; minutes: number };
}
interface Speed {
  pounds: number;
  knots: number;
}

/** A page of a navigation log, and which of its boxes the pilot is asked to fill. */
export interface NavigationLog {
  altitudeFeet: number;
  windFrom: number;
  windKnots: number;
  cruiseKnots: number;
  gallonsPerHour: number;
  legs: readonly {
    to: string;
    course: number;
    miles: number;
    highestFeet: number;
    groundspeedKnots: number;
    minutes: number;
    gallons: number;
  }[];
  emptyLeg: number;
  /** Over the end of the empty leg: so late, by then so far, in so many minutes, which makes so many knots. */
  late: { minutes: number; miles: number; afterMinutes: number; knots: number };
  marginFeet: number;
  /** The leg whose highest ground leaves less than that below him. */
  tight: { to: string; leg: number; highestFeet: number; spareFeet: number };
  /** The next level of the same direction. */
  nextFeet: number;
}

/** What the reports and forecasts say as he leaves. Hours are zulu, of the day of the month beside them. */
export interface RouteSky {
  leaves: { date: number; hour: number };
  ridge: {
    code: string;
    name: string;
    fieldFeet: number;
    brokenFeet: number;
    baseFeet: number;
    miles: number;
  };
  storms: { from: number; until: number; miles: number; brokenFeet: number };
}

/** The log of a flight along airways, with what the rule wants in the tanks where it has to name an alternate. */
export interface AirwayLog {
  altitudeFeet: number;
  windFrom: number;
  windKnots: number;
  cruiseKnots: number;
  gallonsPerHour: number;
  legs: readonly {
    to: string;
    course: number;
    miles: number;
    minimumFeet: number;
    groundspeedKnots: number;
    minutes: number;
    gallons: number;
  }[];
  emptyLeg: number;
  alternate: { minutes: number; gallons: number };
  least: LeastFuel;
  /** The leg whose minimum altitude lies above the one that is filed, and the fix where it begins. */
  high: { from: string; to: string; leg: number; minimumFeet: number; minutes: number };
}

/** By 91.167: to the destination, to the alternate, and the reserve. */
export interface LeastFuel {
  alternateMinutes: number;
  minutes: number;
  gallons: number;
  /** To the destination, as the log adds up. */
  enRouteGallons: number;
}

/** Ice on the airways, and the forecast of the alternate, which has an ILS. */
export interface AirwaySky {
  leaves: { date: number; hour: number };
  freezingFeet: number;
  layer: { baseFeet: number; topFeet: number };
  ice: { time: string; atFeet: number; celsius: number; fromFeet: number; toFeet: number };
  alternate: { name: string; code: string; ceilingFeet: number; miles: number };
}

/** The log of a pilot's own flight: of its checkpoints nothing is known, so it has two halves. */
export interface HalvesLog {
  cruiseKnots: number;
  headwindKnots: number;
  groundspeedKnots: number;
  gallonsPerHour: number;
  halves: readonly [Half, Half];
  /** Halfway: so late, in so many minutes, which makes so many knots. */
  late: { minutes: number; afterMinutes: number; knots: number };
  /** Whether what it leaves with takes it there at that speed, with the reserve; absent where that is too close to call. */
  lasts?: { leavesWith: number; needs: number; isEnough: boolean };
  /** Under IFR. */
  least?: LeastFuel;
}
interface Half {
  miles: number;
  minutes: number;
  gallons: number;
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
    /** What the maximum leaves for fuel, in whole gallons, less than the tanks hold; absent where they may be full. */
    roomGallons?: number | undefined;
  };
  /** In still air would be `cruiseKnots`; the forecast has a headwind. */
  trip: {
    headwindKnots: number;
    groundspeedKnots: number;
    hours: number;
    minutes: number;
    landsAtNight: boolean;
  };
  /** What the leg takes with the wind, and what it would without; absent of exams from before it was asked. */
  leg?: { totalMinutes: number; gallons: number; stillAirMinutes: number };
  /** From the handbook, which only the example brings along: a pilot is not asked to type his. */
  book?: {
    glideKnots: number;
    /** So many miles for each so many feet. */
    glideMilesEach: number;
    eachFeet: number;
    glideMiles: number;
    aboveGroundFeet: number;
    demonstratedCrosswindKnots: number;
    windKnots: number;
    windAngle: number;
    componentKnots: number;
    /** With the seats filled in the order of the flight, and as much fuel as the maximum weight allows. */
    balance: {
      gallons: number;
      pounds: number;
      moment: number;
      inches: number;
      forward: number;
      aft: number;
    } | null;
    /** Absent of exams from before it was asked. */
    day?: HandbookDay | undefined;
  };
  /** Of the example, whose route is known; absent of exams from before it was asked. */
  route?: { log: NavigationLog; sky: RouteSky };
  /** The same of the example under IFR. */
  airways?: { log: AirwayLog; sky: AirwaySky };
  /** Of a pilot's own flight; absent of exams from before it was asked. */
  halves?: HalvesLog;
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
