/** Airspace of rings around a field. Altitudes in feet MSL; a floor of 0 is the surface. */
export interface Ring {
  outerMiles: number;
  floor: number;
  ceiling: number;
}

/** The ring that a place lies in, whatever its altitude; null outside of all. Rings are listed from the inside. */
export const ringAt = (rings: readonly Ring[], miles: number): Ring | null =>
  rings.find(({ outerMiles }) => miles <= outerMiles) ?? null;

export function isWithin(rings: readonly Ring[], miles: number, feet: number): boolean {
  const ring = ringAt(rings, miles);
  return ring !== null && feet >= ring.floor && feet <= ring.ceiling;
}

/** As the chart prints it, in hundreds of feet. */
export const hundreds = (feet: number): string => (feet === 0 ? 'SFC' : String(feet / 100));
