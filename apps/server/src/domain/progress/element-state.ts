import type { ElementState } from '@rightseat/contract';
import type { Standing } from './repeat-weak.ts';

/** How one element is shown. `isMissedCode`: it was missed in a knowledge test. */
export function stateOf(standing: Standing | null, isMissedCode: boolean): ElementState {
  if (isMissedCode && standing?.lastGrade !== 'satisfactory') return 'open-code';
  if (!standing) return 'untouched';
  return standing.dueAt === null ? 'satisfactory' : 'weak';
}
