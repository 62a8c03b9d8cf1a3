import type { DebriefLine } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { judgeQuickAnswer } from './judge-quick-answer.ts';

/** An answer to a question of an ended exam, said once more. Null when the content no longer has the question. */
export function judgeAgain(
  exam: ExamState,
  answer: { questionId: string; text: string; isSpoken?: true },
  shipped: Content,
): DebriefLine | null {
  return judgeQuickAnswer({ ...answer, isCutOff: false }, contentFor(exam, shipped));
}
