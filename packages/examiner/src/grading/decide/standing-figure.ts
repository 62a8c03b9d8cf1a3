import type { KeyPoint } from '#content/question.ts';
import type { AnswerPart, KeyPointGrade } from '#grading/answer-grade.ts';
import { isAccepted } from '#grading/bind/number-slots.ts';
import { readWords } from '#grading/read/words.ts';

/** "Two" stands in many an answer and means nothing by itself. */
const FEWEST_DIGITS = 2;

/**
 * Points with figures of the own flight or of an exhibit go by exact signs alone, and these bind a figure to the wrong thing where
 * several are said ("LOCKS at or below 9,000, DELTT at 7,000"). Where the right one stands in the answer the point is neither
 * said wrong by another figure nor left out: it stays open, and nobody is asked for what he has said.
 */
export function leaveOpen(
  point: KeyPoint,
  grade: KeyPointGrade,
  parts: readonly AnswerPart[],
): KeyPointGrade {
  const isWrongFigure = grade.number?.isRight === false;
  const isLeftOut = grade.verdict === 'missing' && grade.evidence.length === 0;
  if (!point.isComputed || !(isWrongFigure || isLeftOut)) return grade;
  const phrases = point.heard.flat();
  const isRight = (value: string) =>
    point.numbers.some((slot) => !slot.optional && isAccepted(slot, value)) || phrases.includes(value);
  for (const [part, { text, strikes }] of parts.entries()) {
    const figure = strikes
      ? undefined
      : readWords(text).find(
          (word) =>
            word.isNumber && isRight(word.text) && (isWrongFigure || word.text.length >= FEWEST_DIGITS),
        );
    if (!figure) continue;
    const { number: _, ...rest } = grade;
    return { ...rest, verdict: 'missing', evidence: [text.slice(figure.start, figure.end)], parts: [part] };
  }
  return grade;
}
