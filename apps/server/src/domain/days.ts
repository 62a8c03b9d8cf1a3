import type { DomainContext } from '#domain/context.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAgo = ({ clock }: Pick<DomainContext, 'clock'>, days: number) =>
  daysAfter(clock.now(), -days);

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** Monday, 0 h UTC, of the week that the moment is in. */
export function mondayOf(at: Date): Date {
  const day = new Date(at.toISOString().slice(0, 10));
  // getUTCDay counts from Sunday.
  return daysAfter(day, -((day.getUTCDay() + 6) % 7));
}
