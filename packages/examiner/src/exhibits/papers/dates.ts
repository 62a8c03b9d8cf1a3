/** A day of the calendar, with no clock: papers hold no others. */
export const day = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

const DAY_MS = 86_400_000;

export const daysBetween = (from: string, to: string): number => (day(to) - day(from)) / DAY_MS;

export const daysAfter = (iso: string, days: number): string =>
  new Date(day(iso) + days * DAY_MS).toISOString().slice(0, 10);

/** "2026-11-30" from a month, counted in calendar months from an event: its last day. */
export function endOfMonthAfter(iso: string, months: number): string {
  const [year, month] = iso.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months + 1, 0)).toISOString().slice(0, 10);
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 14, 2026". */
export function sayDay(iso: string): string {
  const [year, month, date] = iso.split('-').map(Number) as [number, number, number];
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** "11/14/2026", and "14 NOV 2026": as a medical and a pilot certificate print it. */
export function slashedDay(iso: string): string {
  const [year, month, date] = iso.split('-');
  return `${month}/${date}/${year}`;
}
export const issuedDay = (iso: string): string =>
  `${iso.slice(8)} ${monthOf(iso).slice(0, 3).toUpperCase()} ${yearOf(iso)}`;

/** "November", "2026". */
export const monthOf = (iso: string): string => MONTHS[Number(iso.slice(5, 7)) - 1]!;
/** "nov", as it is written for short. */
export const shortMonth = (iso: string): string => monthOf(iso).slice(0, 3).toLowerCase();
export const yearOf = (iso: string): string => iso.slice(0, 4);

/** Whole years of somebody's life on a day. */
export function ageOn(born: string, iso: string): number {
  const years = Number(yearOf(iso)) - Number(yearOf(born));
  return iso.slice(5) < born.slice(5) ? years - 1 : years;
}
