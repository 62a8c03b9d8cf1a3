import type { ExamResult } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';
import { askName, findAsked, type HeldLeg } from '@rightseat/examiner/eval';

export interface Tally {
  /** Of one leg; absent where legs are added up. */
  result?: ExamResult;
  answers: number;
  atOnce: number;
  afterNudge: number;
  unsatisfactory: number;
  open: number;
  /** Each answer with an essential point that was not credited. */
  misses: string[];
}

export function countLeg({ asked, debrief }: HeldLeg, content: Content): Tally {
  const tally: Tally = { result: debrief.outcome!.result, ...nothing() };
  for (const [index, record] of asked.entries()) {
    const { grade } = debrief.lines[index]!;
    const isAtOnce = record.verdicts[0]?.satisfactory === true;
    tally.answers++;
    if (grade === 'satisfactory') tally[isAtOnce ? 'atOnce' : 'afterNudge']++;
    else tally[grade === 'unsatisfactory' ? 'unsatisfactory' : 'open']++;
    if (grade !== 'satisfactory') tally.misses.push(describeMiss(record, grade, content));
  }
  return tally;
}

export function addTallies(tallies: readonly Tally[]): Tally {
  const sum = nothing();
  for (const { misses, result: _, ...counts } of tallies) {
    sum.misses.push(...misses);
    for (const [name, count] of Object.entries(counts)) sum[name as keyof typeof counts] += count;
  }
  return sum;
}

const nothing = (): Tally => ({
  answers: 0,
  atOnce: 0,
  afterNudge: 0,
  unsatisfactory: 0,
  open: 0,
  misses: [],
});

function describeMiss(
  { questionId, followUp, verdicts, parts }: HeldLeg['asked'][number],
  grade: string,
  content: Content,
): string {
  const name = askName(questionId, followUp);
  const points = findAsked(name, content)?.askable.keyPoints ?? [];
  const found = verdicts.at(-1)?.keyPoints ?? [];
  const missed = points
    .map((point, index) => ({ ...point, verdict: found[index]?.verdict ?? 'missing' }))
    .filter(({ essential, verdict }) => essential && verdict !== 'heard')
    .map(({ id, verdict, statement }) => `\n    ${verdict} ${id}: ${statement}`);
  return `${name} (${grade})\n  "${parts[0]?.text ?? ''}"${missed.join('')}`;
}
