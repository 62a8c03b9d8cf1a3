import type { KeyPoint } from '#content/question.ts';
import type { KeyPointGrade } from './answer-grade.ts';
import { findPhrase, phraseWords } from './find-phrase.ts';
import { judgeSlot, type SlotJudgement } from './judge-slot.ts';
import { deniedWords, isNegatedDuty, isNegatedNearby, isNegator } from './negation.ts';
import type { SlotOfPoint } from './number-slots.ts';
import { belongsTo, rivalSubjects } from './rivals.ts';
import { cutPlace, findInSegments, type Place, type Segment } from './segments.ts';
import { supportOf } from './support.ts';
import { isTelling } from './telling-words.ts';
import type { Word } from './words.ts';

interface PointEvidence {
  numbers: (SlotJudgement & { index: number; optional: boolean })[];
  /** One place a group that was heard. */
  words: Place[];
  allGroups: boolean;
  /** A word of the point, said with "you don't need", where that is all that is wrong with it. */
  denied?: Place;
}

/** What the pilot was asked, and what a good answer says. */
export interface AskedFor {
  askWords: readonly Word[];
  modelAnswer: string;
  keyPoints: readonly KeyPoint[];
}

/** Judges one key point over all segments of an answer. */
export function gradePoint(
  point: KeyPoint,
  segments: readonly Segment[],
  slots: readonly SlotOfPoint[],
  asked: AskedFor,
): KeyPointGrade {
  const evidence = collect(point, segments, slots, asked);
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

  const wrong = evidence.numbers.find(({ verdict }) => verdict === 'wrong');
  if (wrong?.place) {
    const wrongNumber = { slot: wrong.index, words: cutPlace(segments, wrong.place) };
    return { ...grade('contradicted', [wrong.place]), wrongNumber };
  }
  const heard = evidence.allGroups && numbersHeard;
  const opposite = findOpposite(point, segments) ?? findDenial(point, segments, asked.askWords);
  // Said wrong first and right after a "no wait" or in a later answer: the later one holds.
  const isTakenBack = heard && opposite && places.some((place) => place.segment > opposite.segment);
  if (opposite && !isTakenBack) return grade('contradicted', [opposite]);
  if (heard) return grade('heard', places);
  return evidence.denied ? grade('contradicted', [evidence.denied]) : grade('missing', places);
}

function collect(
  point: KeyPoint,
  segments: readonly Segment[],
  slots: readonly SlotOfPoint[],
  { modelAnswer, askWords, keyPoints }: AskedFor,
): PointEvidence {
  const numbers = point.numbers.map((slot, index) => {
    const of = slots.findIndex((other) => other.pointId === point.id && other.index === index);
    return { ...judgeSlot(segments, slots, of), index, optional: slot.optional };
  });
  const hasNumber = numbers.some(({ verdict, optional }) => verdict === 'right' && !optional);
  const meantNegatively = isMeantNegatively(point);
  const support = supportOf(point, modelAnswer);
  const evidence: PointEvidence = { numbers, words: [], allGroups: true };
  let lost = 0;
  const rivals = point.heard.length > 1 ? rivalSubjects(point, keyPoints, modelAnswer) : [];
  for (const [index, group] of point.heard.entries()) {
    let denied: Place | undefined;
    const places = findInSegments(segments, group).filter((place) => {
      const { words } = segments[place.segment]!;
      if (!hasNumber && !support.allows(words, place)) return false;
      if (index > 0 && rivals.length && !belongsTo(point.heard[0]!, rivals, words, place)) return false;
      if (meantNegatively) return true;
      if (!isNegatedDuty(words, place)) return hasNumber || !isNegatedNearby(words, place);
      denied = place;
      return false;
    });
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
    phraseWords(point.statement).some(isNegator) ||
    point.heard.some((group) => group.some((phrase) => phraseWords(phrase).some(isNegator)))
  );
}

/** "You don't need a clearance", where a clearance is what the point says. */
function findDenial(
  point: KeyPoint,
  segments: readonly Segment[],
  askWords: readonly Word[],
): Place | undefined {
  if (isMeantNegatively(point)) return undefined;
  const demanded = phraseWords(point.statement).filter(
    (word) => isTelling(word) && !askWords.some(({ stem }) => stem === word.stem),
  );
  return segments
    .flatMap(({ words }, segment) => deniedWords(words).map((match) => ({ ...match, segment })))
    .filter(({ segment, from }) => demanded.some(({ stem }) => stem === segments[segment]!.words[from]!.stem))
    .at(-1);
}

function findOpposite(point: KeyPoint, segments: readonly Segment[]): Place | undefined {
  return findInSegments(segments, point.contradictedBy)
    .filter((place) => !isNegatedNearby(segments[place.segment]!.words, place))
    .at(-1);
}
