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
