import type { KeyPoint } from '#content/question.ts';
import type { Askable, KeyPointGrade } from '#grading/answer-grade.ts';
import { judgeSlot, type SlotJudgement } from '#grading/bind/judge-slot.ts';
import type { SlotOfPoint } from '#grading/bind/number-slots.ts';
import { isToldByNudge } from '#grading/bind/replies.ts';
import { cutPlace, findInSegments, type Place, type Segment } from '#grading/bind/segments.ts';
import { findPhrase, phraseWords } from '#grading/read/find-phrase.ts';
import { isTelling } from '#grading/read/telling-words.ts';
import type { Without } from '#grading/rules.ts';
import { findOpposed } from './find-opposed.ts';
import { asksNumber, isSure, isUndone } from './is-sure.ts';

/** What the exact signs found of a point. */
export interface FoundBySigns {
  grade: KeyPointGrade;
  /** Heard, with a "not" beside it that the point does not have. */
  isUndone: boolean;
  /** Heard, and so that it needs no judge to say so. */
  isSure: boolean;
  /** It asks for a number. */
  asksNumber: boolean;
}

interface PointEvidence {
  numbers: (SlotJudgement & { index: number; optional: boolean })[];
  /** One place a group that was heard. */
  words: Place[];
  /** The last stretch between corrections in which a group was heard. */
  lastSegment: number;
  allGroups: boolean;
}

/** Judges one key point over all segments of an answer by its words and numbers. */
export function gradePoint(
  askable: Askable,
  point: KeyPoint,
  segments: readonly Segment[],
  slots: readonly SlotOfPoint[],
  without: Without,
): FoundBySigns {
  const evidence = collect(askable, point, segments, slots);
  const numbersHeard = evidence.numbers.every(
    ({ verdict, optional }) => verdict === 'right' || (optional && verdict === 'none'),
  );
  const places = [...evidence.numbers.flatMap(({ place }) => place ?? []), ...evidence.words];
  const found = (verdict: KeyPointGrade['verdict'], where: readonly Place[]): FoundBySigns => ({
    grade: {
      id: point.id,
      verdict,
      evidence: where.map((place) => cutPlace(segments, place)),
      parts: where.map((place) => segments[place.segment]!.part),
      lacksNumberOnly: evidence.allGroups && !numbersHeard,
    },
    isUndone: false,
    isSure: false,
    asksNumber: asksNumber(point),
  });
  const withNumber = (one: FoundBySigns, is: 'right' | 'wrong') => {
    const number = evidence.numbers.find(({ verdict, place }) => place && verdict === is);
    if (!number?.place) return one;
    const words = cutPlace(segments, number.place);
    return {
      ...one,
      grade: { ...one.grade, number: { slot: number.index, words, isRight: is === 'right' } },
    };
  };

  const wrong = evidence.numbers.find(({ verdict, place }) => place && verdict === 'wrong');
  if (wrong?.place) return withNumber(found('contradicted', [wrong.place]), 'wrong');
  const heard = evidence.allGroups && numbersHeard;
  const opposite = without.has('listed') ? undefined : findOpposed(point, segments);
  // Said wrong first and right after a "no wait" or in a later answer: the later one holds.
  const last = Math.max(evidence.lastSegment, ...places.map(({ segment }) => segment));
  const isTakenBack = heard && opposite && last > opposite.segment;
  if (opposite && !isTakenBack) return found('contradicted', [opposite]);
  if (!heard) return found('missing', places);
  return {
    ...withNumber(found('heard', places), 'right'),
    isUndone: !without.has('negation') && isUndone(point, segments),
    isSure: isSure(askable, point, segments),
  };
}

function collect(
  { ask }: Askable,
  point: KeyPoint,
  segments: readonly Segment[],
  slots: readonly SlotOfPoint[],
): PointEvidence {
  const numbers = point.numbers.map((slot, index) => {
    const of = slots.findIndex((other) => other.pointId === point.id && other.index === index);
    return { ...judgeSlot(segments, slots, of), index, optional: slot.optional };
  });
  const hasNumber = numbers.some(({ verdict, optional }) => verdict === 'right' && !optional);
  const isReply = (segment: number) => segments[segment]!.repliesTo === point.id;
  const repliedWith = numbers.some(
    ({ verdict, place }) => verdict === 'right' && place && isReply(place.segment),
  );
  const evidence: PointEvidence = { numbers, words: [], lastSegment: -1, allGroups: true };
  let isTold = false;
  let tells = repliedWith;
  for (const group of point.heard) {
    const places = findInSegments(segments, group);
    evidence.lastSegment = Math.max(evidence.lastSegment, ...places.map(({ segment }) => segment));
    const told = segments.some((_, at) => isReply(at)) && isToldByNudge(point, group, repliedWith);
    tells ||=
      !told &&
      places.some(
        ({ segment, from, to }) =>
          isReply(segment) && segments[segment]!.words.slice(from, to + 1).some(isTelling),
      );
    isTold ||= told && !places.length;
    if (places[0]) evidence.words.push(places[0]);
    else if (told) continue;
    // "What visibility …": the question itself has named it; the number is what was asked for.
    else if (!hasNumber || !group.some((phrase) => findPhrase(phraseWords(ask), phrase).length))
      evidence.allGroups = false;
  }
  // "Yes." to a nudge that names half of it is no half of it.
  return isTold && !tells ? { ...evidence, allGroups: false } : evidence;
}
