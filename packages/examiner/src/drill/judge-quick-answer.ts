import type { DebriefLine } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { writeLine } from '#debrief/debrief-line.ts';
import { judgeAnswer } from '#engine/judge-answer.ts';
import { quickQuestions } from './quick-question.ts';

interface QuickAnswer {
  /** Id of a quick question. */
  questionId: string;
  text: string;
  /** The clock ran out first: what was not said yet is no fault. */
  isCutOff: boolean;
}

/** A typed answer, judged as the same words are judged in an exam. Null when the content has no such question. */
export function judgeQuickAnswer(
  { questionId, text, isCutOff }: QuickAnswer,
  content: Content,
): DebriefLine | null {
  const quick = quickQuestions(content).get(questionId);
  if (!quick) return null;
  const { question, askable, followUp } = quick;
  const parts = [{ text }];
  const verdict = judgeAnswer({ question, askable, followUp, parts, earlier: [], reason: 'answered' });
  const outcome = isCutOff ? 'cut-off' : 'failed';
  const written = writeLine(
    { questionId: question.id, followUp, parts, verdicts: [verdict], outcome },
    content,
  );
  if (!written) return null;
  const wasCut = isCutOff && written.line.grade === 'not-assessed';
  return wasCut ? { ...written.line, reason: 'Time ran out before you had finished.' } : written.line;
}
