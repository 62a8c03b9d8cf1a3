const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,234.50" */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** The day in UTC, as the pilot's page and mail have it, in the reader's own way of writing, as short as it gets. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString(undefined, { timeZone: 'UTC' });
}
