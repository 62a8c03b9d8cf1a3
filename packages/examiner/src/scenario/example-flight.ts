import type { Flight } from '@rightseat/contract';

/**
 * Ours, for who gives none: a four-seat trainer as the schools fly it. Its figures are typical ones and no
 * airplane's own, which is why every page and every line calls it an example.
 */
export const exampleFlight: Flight = {
  aircraft: 'Cessna 172S',
  emptyPounds: 1_690,
  maxGrossPounds: 2_550,
  usableGallons: 53,
  gallonsPerHour: 9,
  cruiseKnots: 115,
  home: 'KWVI',
  destination: 'KRNO',
  distanceMiles: 181,
  pilotPounds: 180,
  passengerPounds: [165, 190],
  baggagePounds: 60,
};

/** What the example's handbook says besides: typical figures of the type, in knots indicated, inches and pounds. */
export const exampleHandbook = {
  glideKnots: 68,
  glideMilesEach: 1.5,
  eachFeet: 1_000,
  demonstratedCrosswindKnots: 15,
  arms: { empty: 40.5, front: 37, rear: 73, baggage: 95, fuel: 48 },
  /** The forward limit moves aft with the weight, in a straight line between these two. */
  forwardLimit: { light: { pounds: 1_950, inches: 35 }, heavy: { pounds: 2_550, inches: 41 } },
  aftLimitInches: 47.3,
  /** On the runup, in r p m: the most that one magneto may take, and the most that they may differ. The 172S has these. */
  magnetos: { mostDrop: 150, mostApart: 50 },
  /** Falls with the weight, in knots indicated. The 172S has these, and 98 at 2,200 pounds: a knot above the straight line. */
  maneuvering: { heavy: { pounds: 2_550, knots: 105 }, light: { pounds: 1_900, knots: 90 } },
  /** What the battery holds, and what is drawn from it with only the needful left on. The example's own figures, told with the question: nobody publishes one for all. */
  battery: { ampHours: 12, amps: 18 },
  /** Over an obstacle, in calm air, as on a mild day at the coast; the percentage is Cessna's own, for ten knots at most. */
  takeoff: { calmFeet: 1_700, tailwindPercent: 10, eachTailwindKnots: 2 },
  /** Of Reno, 4,415, to the hundred. */
  destinationFeet: 4_400,
};
export type Handbook = typeof exampleHandbook;

/**
 * The way there as a pilot would lay it out, and the sky of a summer's day on it. Checkpoints, heights and weather are made up; the
 * headwind is drawn, and blows down the course so that it is the same on every leg.
 */
export const exampleRoute = {
  altitudeFeet: 11_500,
  windFrom: 30,
  /** What a pilot wants below him over mountains. */
  marginFeet: 2_000,
  legs: [
    { to: 'River bridge', course: 29, miles: 58, highestFeet: 4_400 },
    { to: 'Foothill airport', course: 29, miles: 40, highestFeet: 2_300 },
    { to: 'Reservoir dam', course: 35, miles: 34, highestFeet: 7_200 },
    { to: 'Lake shore', course: 36, miles: 29, highestFeet: 9_300 },
    { to: 'Reno', course: 37, miles: 20, highestFeet: 10_800 },
  ],
  /** By the log he is this much late at the foothill airport. In minutes. */
  lateMinutes: 6,
  /** Whose boxes are left empty, and where he is late. */
  emptyLeg: 1,
  sky: {
    /** By day and where the flight ends after dark, in zulu hours of the fourteenth and the fifteenth. */
    leaves: { day: { date: 14, hour: 18 }, night: { date: 15, hour: 3 } },
    ridge: { code: 'KTRK', name: 'Truckee', fieldFeet: 5_900, brokenFeet: 3_500, miles: 10 },
    /** For a time at the destination, from an hour after he leaves. */
    storms: { hours: 4, miles: 3, brokenFeet: 4_000 },
  },
};
export type ExampleRoute = typeof exampleRoute;

/**
 * The same way under IFR, along airways. Fixes, minimum altitudes and weather are made up; the lowest of these altitudes are those that
 * the flight is told with where its radios die.
 */
export const exampleAirways = {
  altitudeFeet: 11_000,
  windFrom: 30,
  legs: [
    { to: 'Valley VOR', course: 29, miles: 58, minimumFeet: 4_000 },
    { to: 'Foothill fix', course: 29, miles: 40, minimumFeet: 5_000 },
    { to: 'Reservoir fix', course: 35, miles: 34, minimumFeet: 6_000 },
    { to: 'Lake VOR', course: 36, miles: 29, minimumFeet: 13_000 },
    { to: 'Reno', course: 37, miles: 20, minimumFeet: 11_000 },
  ],
  emptyLeg: 1,
  sky: {
    /** In zulu hours of the fourteenth. */
    leaves: { date: 14, hour: 16 },
    freezingFeet: 9_000,
    layer: { baseFeet: 6_000, topFeet: 15_000 },
    ice: { time: '1510', atFeet: 11_000, celsius: -4, fromFeet: 9_500, toFeet: 13_000 },
    /** Its forecast for the time that counts. It has an ILS. */
    alternate: { name: 'Sage Field', code: 'KSGE', ceilingFeet: 900, miles: 3 },
  },
};
export type ExampleAirways = typeof exampleAirways;
