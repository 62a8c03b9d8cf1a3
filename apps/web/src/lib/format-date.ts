const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const withTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Sat, Nov 21", of an ISO date: the same day wherever it is read. */
export function formatDay(isoDate: string): string {
  return day.format(new Date(isoDate));
}

/** "November 21, 2026", of an ISO date: the same day wherever it is read. */
export function formatIsoDay(isoDate: string): string {
  return longDay.format(new Date(isoDate));
}

/** Today where the reader is, as an ISO date. */
export function isoToday(now = new Date()): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** "November 21, 2026", in the reader's own time zone. */
export function formatLongDate(iso: string): string {
  return long.format(new Date(iso));
}

/** "November 21, 2026 (UTC)": a day on which access ends is the same here, in the mail and for the admin. */
export function formatAccessDate(iso: string): string {
  return `${longDay.format(new Date(iso))} (UTC)`;
}

/** "Nov 21, 2026, 4:05 PM", in the reader's own time zone. */
export function formatDateTime(iso: string): string {
  return withTime.format(new Date(iso)).replace(/\s(?=[AP]M$)/, '\u00a0');
}
