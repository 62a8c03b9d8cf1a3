import type { ElementState } from '@rightseat/contract';
import { type Assessed, findWeakness } from './repeat-weak.ts';

/** How one element stands. `isMissedCode`: it was missed in a knowledge test. */
export function stateOf(history: readonly Assessed[], isMissedCode: boolean): ElementState {
  const last = history.findLast(({ grade }) => grade !== 'not-assessed');
  if (isMissedCode && last?.grade !== 'satisfactory') return 'open-code';
  if (!last) return 'untouched';
  return findWeakness(history) ? 'weak' : 'satisfactory';
}
