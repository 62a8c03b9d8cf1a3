/** The calendar month in UTC that an instant lies in: from its first moment to the next month's. */
export function monthOf(now: Date): { from: Date; until: Date } {
  const at = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  return { from: at(0), until: at(1) };
}

/** The same for the day. */
export function dayOf(now: Date): { from: Date; until: Date } {
  const at = (days: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days));
  return { from: at(0), until: at(1) };
}

export const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
