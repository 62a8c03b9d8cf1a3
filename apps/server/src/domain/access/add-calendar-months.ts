/**
 * The same day and time of day so many months later, in UTC; where that month is too short, its last day.
 * 30 November + 3 months is 28 (or 29) February; 28 February + 3 months is 28 May. See docs/decisions.
 */
export function addCalendarMonths(from: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const result = new Date(from);
  // The day first: in a shorter month the 31st would run over into the next one.
  result.setUTCDate(1);
  result.setUTCMonth(from.getUTCMonth() + months);
  result.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return result;
}
