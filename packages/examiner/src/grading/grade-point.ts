import type { KeyPoint } from '#content/question.ts';
import type { KeyPointGrade } from './answer-grade.ts';
import type { AskedFor } from './asked-for.ts';
import { findOpposed } from './find-opposed.ts';
import { findPhrase, phraseWords } from './find-phrase.ts';
import { type Guard, guardSets } from './guards.ts';
import { judgeSlot, type SlotJudgement } from './judge-slot.ts';
import { isNegatedDuty, isNegatedNearby, isNegator, isNotUntil, isOmission } from './negation.ts';
import type { SlotOfPoint } from './number-slots.ts';
import { belongsTo, otherSubjects } from './other-subjects.ts';
import { cutPlace, findInSegments, type Place, readSegments, type Segment } from './segments.ts';
import { supportOf } from './support.ts';

interface PointEvidence {
  numbers: (SlotJudgement & { index: number; optional: boolean })[];
  /** One place a group that was heard. */
  words: Place[];
  /** The last stretch between corrections in which a group was heard. */
  lastSegment: number;
  allGroups: boolean;
  /** A word of the point, said with "you don't need", where that is all that is wrong with it. */
  denied?: Place;
}

/** "Flaps only when the field is made": what such a point says is also said with "no flaps until". */
const waiting = /\b(?:only (?:when|once|after|with)|until)\b/i;

/** Judges one key point over all segments of an answer. */
export function gradePoint(
  point: KeyPoint,
  segments: readonly Segment[],
  slots: readonly SlotOfPoint[],
  asked: AskedFor,
): KeyPointGrade {
  const evidence = collect(point, segments, slots, asked, guardsFor(point, slots, asked));
  const numbersHeard = evidence.numbers.every(
    ({ verdict, optional }) => verdict === 'right' || (optional && verdict === 'none'),
  );
  const places = [...evidence.numbers.flatMap(({ place }) => place ?? []), ...evidence.words];
  const grade = (verdict: KeyPointGrade['verdict'], where: readonly Place[]): KeyPointGrade => ({
    id: point.id,
    verdict,
    evidence: where.map((place) => cutPlace(segments, place)),
    parts: where.map((place) => segments[place.segment]!.part),
    lacksNumberOnly: evidence.allGroups && !numbersHeard,
  });

  const numberThat = (is: 'right' | 'wrong') => {
    const found = evidence.numbers.find(({ verdict, place }) => place && verdict === is);
    if (!found?.place) return undefined;
    const { place, index: slot } = found;
    return { place, said: { slot, words: cutPlace(segments, place), isRight: is === 'right' } };
  };
  const wrong = numberThat('wrong');
  if (wrong) return { ...grade('contradicted', [wrong.place]), number: wrong.said };
  const heard = evidence.allGroups && numbersHeard;
  const opposite = findOpposed(point, segments, asked, isMeantNegatively(point));
  // Said wrong first and right after a "no wait" or in a later answer: the later one holds.
  const last = Math.max(evidence.lastSegment, ...places.map(({ segment }) => segment));
  const isTakenBack = heard && opposite && last > opposite.segment;
  if (opposite && !isTakenBack) return grade('contradicted', [opposite]);
  if (heard) return { ...grade('heard', places), number: numberThat('right')?.said };
  return evidence.denied ? grade('contradicted', [evidence.denied]) : grade('missing', places);
}

const known = new WeakMap<KeyPoint, readonly Guard[]>();

/** The guards that the point's own model answer passes; others would be about something else in it. */
function guardsFor(point: KeyPoint, slots: readonly SlotOfPoint[], asked: AskedFor): readonly Guard[] {
  let guards = known.get(point);
  if (!guards) {
    const model = readSegments([{ text: asked.modelAnswer }], slots, asked.askWords);
    guards = guardSets.find((set) => collect(point, model, slots, asked, set).allGroups) ?? [];
    known.set(point, guards);
  }
  return guards;
}

function collect(
  point: KeyPoint,
  segments: readonly Segment[],
  slots: readonly SlotOfPoint[],
  asked: AskedFor,
  guards: readonly Guard[],
): PointEvidence {
  const { modelAnswer, askWords, echoes, keyPoints } = asked;
  const numbers = point.numbers.map((slot, index) => {
    const of = slots.findIndex((other) => other.pointId === point.id && other.index === index);
    return { ...judgeSlot(segments, slots, of), index, optional: slot.optional };
  });
  const hasNumber = numbers.some(({ verdict, optional }) => verdict === 'right' && !optional);
  const support = supportOf(point, modelAnswer);
  const evidence: PointEvidence = { numbers, words: [], lastSegment: -1, allGroups: true };
  const waits = waiting.test(point.statement);
  let lost = 0;
  const others = point.heard.length > 1 ? otherSubjects(point, keyPoints, modelAnswer) : [];
  for (const [index, group] of point.heard.entries()) {
    let denied: Place | undefined;
    const meantNegatively = isMeantNegatively({
      ...point,
      heard: point.heard.filter((_, at) => at !== index),
    });
    const places = findInSegments(segments, group).filter((place) => {
      const { words } = segments[place.segment]!;
      if (!hasNumber && !support.allows(words, place, echoes)) return false;
      if (index > 0 && others.length && !belongsTo(point.heard[0]!, others, words, place)) return false;
      const verdicts = guards.map((guard) => guard(point, asked, words, place));
      if (verdicts.includes('opposed')) denied = place;
      if (verdicts.some((verdict) => verdict !== 'passes')) return false;
      if (meantNegatively || words.slice(place.from, place.to + 1).some(isNegator)) return true;
      if (waits && isNotUntil(words, place)) return true;
      if (!isNegatedDuty(words, place)) return hasNumber || !isNegatedNearby(words, place);
      denied = place;
      return false;
    });
    evidence.lastSegment = Math.max(evidence.lastSegment, ...places.map(({ segment }) => segment));
    if (places[0]) evidence.words.push(places[0]);
    // "What visibility …": the question itself has named it; the number is what was asked for.
    else if (!hasNumber || !group.some((phrase) => findPhrase(askWords, phrase).length)) {
      evidence.allGroups = false;
      evidence.denied ??= denied;
      if (!denied) lost++;
    }
  }
  return lost ? { ...evidence, denied: undefined } : evidence;
}

/** A point such as "You may not …" is said with "not"; its negations are no denial. */
function isMeantNegatively(point: KeyPoint): boolean {
  return (
    phraseWords(point.statement).some((word) => isNegator(word) || isOmission(word)) ||
    point.heard.some((group) => group.some((phrase) => phraseWords(phrase).some(isNegator)))
  );
}
