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
  /** What the battery holds, and what is drawn from it with only the needful left on. Typical: a 172S is fitted with 8 to 13.6. */
  battery: { ampHours: 12, amps: 18 },
  /** Over an obstacle, in calm air, as on a mild day at the coast; the percentage is Cessna's own, for ten knots at most. */
  takeoff: { calmFeet: 1_700, tailwindPercent: 10, eachTailwindKnots: 2 },
  /** Of Reno, 4,415, to the hundred. */
  destinationFeet: 4_400,
};
export type Handbook = typeof exampleHandbook;
