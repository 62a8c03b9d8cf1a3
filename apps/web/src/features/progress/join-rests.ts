import type { PlanDay } from '@rightseat/contract';

export interface PlanSpan {
  /** ISO dates; the same for a single day. */
  from: string;
  to: string;
  items: PlanDay['items'];
}

const isRest = ({ items }: Pick<PlanDay, 'items'>) => items.every(({ kind }) => kind === 'rest');

/** Days of rest in a row as one: a far date has hundreds of them. */
export function joinRests(days: readonly PlanDay[]): PlanSpan[] {
  const spans: PlanSpan[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && isRest(last) && isRest(day)) last.to = day.date;
    else spans.push({ from: day.date, to: day.date, items: day.items });
  }
  return spans;
}
