import type { Askable } from '../answer-grade.ts';
import { readWords, type Word } from '../words.ts';
import { closeInitials } from './close-initials.ts';
import { expectedWords } from './expected-words.ts';
import { hearBySound } from './hear-by-sound.ts';
import { repairWords } from './repair-words.ts';

/**
 * The words that a spoken answer is graded by. The transcript stays what the recogniser wrote, and places still point
 * into it: rewriting it by sound was tried, and changed correct answers.
 */
export function hearSpoken(text: string, askable: Askable): Word[] {
  const expected = expectedWords(askable);
  return hearBySound(repairWords(readWords(closeInitials(text)), expected), expected);
}
