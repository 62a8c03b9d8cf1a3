import type { DebriefLine } from '@rightseat/contract';

export type Moment = DebriefLine & { quote: string };

const SHOWN = 3;
const weight = { unsatisfactory: 0, satisfactory: 1, 'not-assessed': 2 };

/** The moments worth showing first: what needs work before what held, told in the order they happened. */
export function chooseMoments(lines: readonly DebriefLine[]): Moment[] {
  const quoted = lines.filter((line): line is Moment => Boolean(line.quote?.trim()));
  const chosen = quoted.toSorted((one, other) => weight[one.grade] - weight[other.grade]).slice(0, SHOWN);
  return quoted.filter((line) => chosen.includes(line));
}
