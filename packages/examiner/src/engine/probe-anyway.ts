import { randomAt } from '#random.ts';
import type { ExamState } from './exam-state.ts';

/** Of answers that hold and leave something out; each for a few seconds. */
const SHARE = 1 / 5;

/** Of these, those whose figure is read back where one was spoken, instead of "anything else?". */
const READ_BACK_SHARE = 1 / 2;

/** Apart from the draws of `pick`, which begin at 1,000. */
const FIRST_DRAW = 900_000;

/**
 * Whether an answer that holds, and could say more, is met with "anything else?" all the same. If only failing ones were,
 * the silent manner's question would be its verdict. Not where somebody has just begun, and never twice about one question.
 */
export function probesAnyway({ options, progress, asked, isClosing }: ExamState): boolean {
  const { choice, kind, seed } = options;
  if (choice.manner !== 'checkride' || kind !== 'coach' || isClosing) return false;
  if (progress.probes > 0 || progress.expecting.for !== 'answer') return false;
  return asked.length > 0 && randomAt(seed, FIRST_DRAW + asked.length) < SHARE;
}

/** Whether that is done by reading a right figure back: if only wrong ones were, "was it an hour?" would mean no. */
export function readsBackAnyway({ options, asked }: ExamState): boolean {
  return randomAt(options.seed, FIRST_DRAW + asked.length) < SHARE * READ_BACK_SHARE;
}
