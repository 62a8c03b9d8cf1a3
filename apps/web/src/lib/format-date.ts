const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const withTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "November 21, 2026", in the reader's own time zone. */
export function formatLongDate(iso: string): string {
  return long.format(new Date(iso));
}

/** "Nov 21, 2026, 4:05 PM", in the reader's own time zone. */
export function formatDateTime(iso: string): string {
  return withTime.format(new Date(iso));
}
