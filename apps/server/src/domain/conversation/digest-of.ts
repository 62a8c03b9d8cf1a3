import type { Debrief, Grade } from '@rightseat/contract';
import type { DebriefDigest } from '#db/schema/index.ts';

/** What is kept beside a debrief for lists. */
export function digestOf({ lines, outcome }: Debrief): DebriefDigest {
  const count = (wanted: Grade) => lines.filter(({ grade }) => grade === wanted).length;
  return {
    result: outcome?.result ?? null,
    satisfactory: count('satisfactory'),
    unsatisfactory: count('unsatisfactory'),
    notAssessed: count('not-assessed'),
  };
}
