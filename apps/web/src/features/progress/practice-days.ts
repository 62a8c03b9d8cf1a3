import { isoToday } from '#lib/format-date.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/** How the reader's last seven days look, today last, and how many days in a row came to this one. */
export function countPractice(practisedAt: readonly string[], now = new Date()) {
  const practised = new Set(practisedAt.map((at) => isoToday(new Date(at))));
  // From noon: a day that is an hour shorter or longer than others is still the day before.
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12).getTime();
  const dayBefore = (days: number) => isoToday(new Date(noon - days * DAY_MS));
  const week = Array.from({ length: WEEK_DAYS }, (_, index) => {
    const date = dayBefore(WEEK_DAYS - 1 - index);
    return { date, practised: practised.has(date) };
  });
  // A day that is not over yet breaks nothing.
  let inARow = 0;
  for (let days = practised.has(dayBefore(0)) ? 0 : 1; practised.has(dayBefore(days)); days++) inARow += 1;
  return { week, inARow };
}
