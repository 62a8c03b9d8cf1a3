import type { PointReading } from '@rightseat/contract';
import { isAccepted, type SlotOfPoint } from '#grading/bind/number-slots.ts';
import { readSegments } from '#grading/bind/segments.ts';
import { creditReadings } from '#grading/decide/credit-readings.ts';
import { bySignsAlone, joinReadings, leaveOpen } from '#grading/decide/join-readings.ts';
import { type FoundBySigns, gradePoint } from '#grading/judge/grade-point.ts';
import { phraseWords } from '#grading/read/find-phrase.ts';
import { isEcho, isEmptyTalk } from '#grading/read/says-nothing.ts';
import type { AnswerGrade, AnswerPart, Askable, KeyPointGrade } from './answer-grade.ts';
import { type Without, withoutNone } from './rules.ts';

/**
 * Judges an answer, one part or several in the order they were said, against written key points. Each step is a folder:
 *
 * `read`: an answer becomes words by stem, figures as digits, what is taken back parted from what takes its place.
 * `bind`: each figure goes to the slot that it most likely measures.
 * `judge`: each point is heard, said wrong or missing by its words and figures, and is told whether words alone are sure of it.
 * `decide`: those signs and what the trained judge read of the point, where it was in time, are weighed together.
 * `quote`: a verdict that rests on the trained judge shows the sentence that has most of the point's words.
 *
 * Pure.
 */
export function gradeAnswer(
  askable: Askable,
  answer: string | readonly AnswerPart[],
  readings: readonly PointReading[] | null = null,
  without: Without = withoutNone,
): AnswerGrade {
  const { parts, found } = findSigns(askable, answer, without);
  const joined = readings ? joinReadings(askable, parts, found, readings) : found.map(bySignsAlone);
  const credited = creditReadings(askable, parts, joined);
  return conclude(
    askable,
    credited.map((grade, index) => leaveOpen(askable.keyPoints[index]!, grade, parts)),
  );
}

/** What the exact signs alone say of each point. */
export function findSigns(
  askable: Askable,
  answer: string | readonly AnswerPart[],
  without: Without = withoutNone,
): { parts: AnswerPart[]; found: FoundBySigns[] } {
  const said = typeof answer === 'string' ? [{ text: answer }] : answer;
  // Emptied, not left out: evidence names a part by its place.
  const parts = said.map((part) =>
    isEmptyTalk(part.text) || isEcho(part.text, askable) ? { ...part, text: '' } : part,
  );
  const slots = slotsOf(askable, without);
  const segments = readSegments(parts, slots, askable, without);
  return {
    parts,
    found: askable.keyPoints.map((point) => gradePoint(askable, point, segments, slots, without)),
  };
}

/** What the points come to, taken together. Something wrong beside the essential points stands with its point, and fails nothing. */
export function conclude({ keyPoints: points }: Askable, keyPoints: KeyPointGrade[]): AnswerGrade {
  const isHeard = (index: number) => keyPoints[index]?.verdict === 'heard';
  const contradicted = points.some(
    ({ essential }, index) => essential && keyPoints[index]?.verdict === 'contradicted',
  );
  return {
    keyPoints,
    contradicted,
    complete: points.every((_, index) => isHeard(index)),
    satisfactory: !contradicted && points.every((point, index) => !point.essential || isHeard(index)),
  };
}

function slotsOf({ ask, keyPoints }: Askable, without: Without): SlotOfPoint[] {
  const slots = keyPoints.flatMap((point) =>
    point.numbers.map((slot, index) => ({ pointId: point.id, index, slot })),
  );
  const texts = [ask, ...keyPoints.map(({ statement }) => statement)];
  const named = without.has('named') ? [] : texts.flatMap(phraseWords);
  const unmeasured = new Set(
    named.flatMap(({ text, isNumber }) =>
      isNumber && !slots.some(({ slot }) => isAccepted(slot, text)) ? text : [],
    ),
  );
  return slots.map((of) => ({ ...of, unmeasured }));
}
