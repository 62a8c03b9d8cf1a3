import type { DebriefLine, PointReading } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { writeLine } from '#debrief/debrief-line.ts';
import { judgeAnswer, type ToJudge } from '#engine/judge-answer.ts';
import { findQuickQuestion } from './quick-question.ts';

interface QuickAnswer {
  /** Id of a quick question. */
  questionId: string;
  text: string;
  /** Was recognised from speech: words may stand for others that sound alike. */
  isSpoken?: true;
  /** The clock ran out first: what was not said yet is no fault. */
  isCutOff: boolean;
}

/** Null when the content has no such question. */
export function findQuickToJudge(
  { questionId, text, isSpoken }: Omit<QuickAnswer, 'isCutOff'>,
  content: Content,
): ToJudge | null {
  const quick = findQuickQuestion(questionId, content);
  if (!quick) return null;
  const { question, askable, followUp } = quick;
  const parts = [{ text, ...(isSpoken && { isSpoken }) }];
  return { question, askable, followUp, parts, earlier: [], reason: 'answered' };
}

/** An answer, judged as the same words are judged in an exam. Null when the content has no such question. */
export function judgeQuickAnswer(
  { isCutOff, ...answer }: QuickAnswer,
  content: Content,
  readings: readonly PointReading[] | null = null,
): DebriefLine | null {
  const toJudge = findQuickToJudge(answer, content);
  if (!toJudge) return null;
  const { question, followUp } = toJudge;
  const parts = [...toJudge.parts];
  const verdict = judgeAnswer(toJudge, readings);
  const outcome = isCutOff ? 'cut-off' : 'failed';
  const written = writeLine(
    { questionId: question.id, followUp, parts, verdicts: [verdict], outcome },
    content,
  );
  if (!written) return null;
  const wasCut = isCutOff && written.line.grade === 'not-assessed';
  return wasCut ? { ...written.line, reason: 'Time ran out before you had finished.' } : written.line;
}
