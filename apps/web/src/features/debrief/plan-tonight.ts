import type { Debrief, DebriefLine } from '@rightseat/contract';
import { isSource } from '#lib/name-source.ts';

/** Of what to read, and of what to say again: more nobody does in an evening. */
const MOST_READ = 3;

/** What to do tonight about a session, in this order. */
export type Tonight = {
  /** What stands in the books of what did not hold, the weakest first; empty where everything held. */
  read: string[];
  /** Lines to say again, by their place: what failed, or else what was left open. */
  say: number[];
  /** The area to drill: where most failed, or else was left open. Null where everything held. */
  area: string | null;
};

/** From the grades alone, so that a debrief of any age has it. */
export function planTonight({ lines, study }: Debrief): Tonight {
  const of = (grade: DebriefLine['grade']) => lines.flatMap((line, at) => (line.grade === grade ? [at] : []));
  const failed = of('unsatisfactory');
  const say = failed.length > 0 ? failed : of('not-assessed');
  const open = say.map((at) => lines[at]!);
  const sources = [
    ...(study ? [study.reference] : []),
    ...open.flatMap(({ references }) => references.slice(0, 1)),
  ].filter(isSource);
  return { read: [...new Set(sources)].slice(0, MOST_READ), say, area: mostFrequent(open.map(areaOf)) };
}

/** `PA.I.E.K1` → PA.I */
export const areaOf = ({ acs }: Pick<DebriefLine, 'acs'>) => acs[0]!.split('.').slice(0, 2).join('.');

function mostFrequent(all: readonly string[]): string | null {
  const count = (one: string) => all.filter((other) => other === one).length;
  return all.reduce<string | null>(
    (most, one) => (most === null || count(one) > count(most) ? one : most),
    null,
  );
}
