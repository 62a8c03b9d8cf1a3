import type { DayPlan } from '@rightseat/contract';

/** What fits in no day, in one sentence; null where everything fits. */
export function describeLeft({ left, daysLeft }: Pick<DayPlan, 'left' | 'daysLeft'>): string | null {
  const parts = [
    count(left.legs, 'leg of the oral', 'legs of the oral'),
    count(left.elements, 'weak element or open code', 'weak elements or open codes'),
    count(left.questions, 'question nobody has asked you yet', 'questions nobody has asked you yet'),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  const time = daysLeft <= 1 ? 'There is no day left to work on' : 'The days left do not hold';
  return `${time} ${listed(parts)}. What weighs most comes first; a later date would hold it all.`;
}

const count = (number: number, one: string, many: string) =>
  number === 0 ? null : `${number} ${number === 1 ? one : many}`;

function listed(parts: readonly string[]): string {
  return parts.length < 3 ? parts.join(' and ') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
