/** The parts of a report or a forecast that both are coded in, and what follows from them. */
export interface Wind {
  /** Degrees true; 0 with 0 knots is calm. */
  from: number;
  knots: number;
  gust?: number;
}

export interface CloudLayer {
  cover: 'FEW' | 'SCT' | 'BKN' | 'OVC';
  /** Above the ground. */
  feet: number;
  /** Cumulonimbus, as a forecast of thunderstorms names it. */
  isStorm?: true;
}

export interface Sky {
  wind: Wind;
  /** Statute miles; in a forecast more than 6 stands for "more than 6". */
  miles: number;
  /** Coded: "-RA", "BR". */
  weather: readonly string[];
  /** From below; empty for a clear sky. */
  clouds: readonly CloudLayer[];
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

export function codeWind({ from, knots, gust }: Wind): string {
  return `${pad(from, 3)}${pad(knots, 2)}${gust ? `G${pad(gust, 2)}` : ''}KT`;
}

const FRACTIONS: Record<number, string> = { 0.25: '1/4', 0.5: '1/2', 0.75: '3/4' };

export function codeMiles(miles: number): string {
  const whole = Math.floor(miles);
  const fraction = FRACTIONS[miles - whole];
  return `${[whole || !fraction ? whole : '', fraction ?? ''].filter((part) => part !== '').join(' ')}SM`;
}

export const codeClouds = (clouds: readonly CloudLayer[]): string =>
  clouds.map(({ cover, feet, isStorm }) => `${cover}${pad(feet / 100, 3)}${isStorm ? 'CB' : ''}`).join(' ');

/** The lowest layer that is broken or overcast, above the ground; null where there is none. */
export function ceilingOf({ clouds }: Pick<Sky, 'clouds'>): number | null {
  return clouds.find(({ cover }) => cover === 'BKN' || cover === 'OVC')?.feet ?? null;
}

export type Category = 'VFR' | 'MVFR' | 'IFR' | 'LIFR';

/** As AIM 7-1-7 has them: LIFR below 500 feet or 1 mile, IFR below 1,000 or 3, MVFR up to 3,000 or 5. */
export function categoryOf(sky: Pick<Sky, 'clouds' | 'miles'>): Category {
  const ceiling = ceilingOf(sky) ?? Number.POSITIVE_INFINITY;
  if (ceiling < 500 || sky.miles < 1) return 'LIFR';
  if (ceiling < 1_000 || sky.miles < 3) return 'IFR';
  return ceiling <= 3_000 || sky.miles <= 5 ? 'MVFR' : 'VFR';
}
