import type { RecordedVerdict } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { AskedQuestion, ExamState } from '#engine/exam-state.ts';
import { type Asked, findAskable } from '#engine/find-askable.ts';
import type { Verdict } from '#engine/verdict.ts';
import { contentFor } from '#scenario/scenario-content.ts';

/** What is on the record of one question, as much of the exam as it takes. */
export type Recorded = Pick<AskedQuestion, 'questionId' | 'followUp' | 'verdicts'> &
  Pick<ExamState, 'scenario'>;

/** All that was found of an answer, oldest first, for whoever looks at it again. */
export function presentVerdicts(record: Recorded, shipped: Content): RecordedVerdict[] {
  const asked = findAskable(record, contentFor(record, shipped));
  return asked ? (record.verdicts ?? []).map((verdict) => present(asked, verdict)) : [];
}

function present({ askable }: Asked, verdict: Verdict): RecordedVerdict {
  const { reason, channel, satisfactory, grader } = verdict;
  const points = askable.keyPoints.flatMap(({ id, statement, essential }) => {
    const point = verdict.keyPoints.find((graded) => graded.id === id);
    if (!point) return [];
    const by = point.readByModel ? 'model' : grader.startsWith('judge') ? 'judge' : 'signs';
    return {
      statement,
      essential,
      found: point.verdict,
      words: point.evidence[0] ?? null,
      by,
      doubted: point.doubted === true,
    } as const;
  });
  return { reason, channel, satisfactory, points };
}
