import type { AnswerGrade, AnswerPart, Askable, KeyPointGrade } from './answer-grade.ts';
import { creditReadings } from './credit-readings.ts';
import { withholdDoubtful } from './doubt.ts';
import { isEmptyTalk } from './empty-talk.ts';
import { phraseWords } from './find-phrase.ts';
import { gradePoint } from './grade-point.ts';
import type { SlotOfPoint } from './number-slots.ts';
import { readSegments } from './segments.ts';

/**
 * Judges an answer (one part, or several in the order they were said) against written key points: words by
 * stem, numbers bound to what they measure. Pure. No likeness earns credit: what is not said is not credited.
 */
export function gradeAnswer(askable: Askable, answer: string | readonly AnswerPart[]): AnswerGrade {
  const said = typeof answer === 'string' ? [{ text: answer }] : answer;
  // Emptied, not left out: evidence names a part by its place.
  const parts = said.map((part) => (isEmptyTalk(part.text) ? { ...part, text: '' } : part));
  const slots = slotsOf(askable);
  const askWords = phraseWords(askable.ask);
  const segments = readSegments(parts, slots, askWords, askable);
  const echoes = new Set([...askWords, ...phraseWords(askable.rephrase ?? '')].map(({ stem }) => stem));
  const asked = { askWords, echoes, modelAnswer: askable.modelAnswer, keyPoints: askable.keyPoints };
  const graded = askable.keyPoints.map((point) => gradePoint(point, segments, slots, asked));
  const keyPoints = creditReadings(askable, parts, withholdDoubtful(askable, segments, graded));
  return conclude(askable, keyPoints);
}

/** What the points come to, taken together. */
export function conclude({ keyPoints: points }: Askable, keyPoints: KeyPointGrade[]): AnswerGrade {
  const isHeard = (index: number) => keyPoints[index]?.verdict === 'heard';
  const contradicted = keyPoints.some((point) => point.verdict === 'contradicted');
  return {
    keyPoints,
    contradicted,
    complete: points.every((_, index) => isHeard(index)),
    satisfactory: !contradicted && points.every((point, index) => !point.essential || isHeard(index)),
  };
}

function slotsOf({ keyPoints }: Askable): SlotOfPoint[] {
  const slots = keyPoints.flatMap((point) =>
    point.numbers.map((slot, index) => ({ pointId: point.id, index, slot })),
  );
  return slots.map((of) => ({
    ...of,
    hasOwnUnit: slots.every(
      (other) => other === of || !other.slot.unit.some((unit) => of.slot.unit.includes(unit)),
    ),
  }));
}
