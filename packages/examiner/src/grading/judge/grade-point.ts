import type { KeyPoint } from '#content/question.ts';
import type { Askable, KeyPointGrade } from '#grading/answer-grade.ts';
import { judgeSlot } from '#grading/bind/judge-slot.ts';
import type { SlotOfPoint } from '#grading/bind/number-slots.ts';
import { isToldByNudge } from '#grading/bind/replies.ts';
import { cutPlace, findInSegments, type Place, type Segment } from '#grading/bind/segments.ts';
import { findPhrase, phraseWords } from '#grading/read/find-phrase.ts';
import { hasNegator, isTelling } from '#grading/read/telling-words.ts';
import type { Word } from '#grading/read/words.ts';
import type { Without } from '#grading/rules.ts';
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

/** Judges one key point over all segments of an answer by its words and numbers. */
export function gradePoint(
  askable: Askable,
  point: KeyPoint,
  segments: readonly Segment[],
  slots: readonly SlotOfPoint[],
  without: Without,
): FoundBySigns {
  const numbers = point.numbers.map(({ optional }, slot) => {
    const of = slots.findIndex(({ pointId, index }) => pointId === point.id && index === slot);
    return { ...judgeSlot(segments, of), slot, optional };
  });
  const words = findGroups(askable, point, segments, numbers);
  const numbersHeard = numbers.every(
    ({ verdict, optional }) => verdict === 'right' || (optional && verdict === 'none'),
  );
  const found = (verdict: KeyPointGrade['verdict'], where: readonly Place[], counted?: 'right' | 'wrong') => {
    const number = numbers.find(({ verdict: is, place }) => place && is === counted);
    const told = number?.place && {
      number: { slot: number.slot, words: cutPlace(segments, number.place), isRight: counted === 'right' },
    };
    const grade: KeyPointGrade = {
      id: point.id,
      verdict,
      evidence: where.map((place) => cutPlace(segments, place)),
      parts: where.map(({ segment }) => segments[segment]!.part),
      lacksNumberOnly: words.areAll && !numbersHeard,
      ...told,
    };
    return { grade, isUndone: false, isSure: false, asksNumber: asksNumber(point) };
  };

  const wrong = numbers.find(({ verdict, place }) => place && verdict === 'wrong');
  if (wrong?.place) return found('contradicted', [wrong.place], 'wrong');
  const places = [...numbers.flatMap(({ place }) => place ?? []), ...words.places];
  const isHeard = words.areAll && numbersHeard;
  const opposite = without.has('listed') ? undefined : findOpposed(point, segments);
  // Said wrong first and right after a "no wait" or in a later answer: the later one holds.
  const last = Math.max(words.lastSegment, ...places.map(({ segment }) => segment));
  if (opposite && !(isHeard && last > opposite.segment)) return found('contradicted', [opposite]);
  if (!isHeard) return found('missing', places);
  return {
    ...found('heard', places, 'right'),
    isUndone: !without.has('negation') && isUndone(point, segments),
    isSure: isSure(askable, point, segments),
  };
}

/**
 * Which groups of a point's words were said, where the numbers are known: a place for each that was heard, the last stretch between
 * corrections with one, and whether each was heard, or said by the examiner.
 */
function findGroups(
  { ask }: Askable,
  point: KeyPoint,
  segments: readonly Segment[],
  numbers: readonly { verdict: string; place?: Place; optional: boolean }[],
) {
  const right = numbers.filter(({ verdict }) => verdict === 'right');
  const hasNumber = right.some(({ optional }) => !optional);
  const isReply = ({ segment }: Place) => segments[segment]!.repliesTo === point.id;
  const tellsMore = ({ segment, from, to }: Place) =>
    segments[segment]!.words.slice(from, to + 1).some(isTelling);
  const isNudged = segments.some(({ repliesTo }) => repliesTo === point.id);
  const repliedWith = right.some(({ place }) => place && isReply(place));
  const groups = point.heard.map((group) => ({
    places: findInSegments(segments, group),
    isTold: isNudged && isToldByNudge(point, group, repliedWith),
    // "What visibility …": the question itself has named it; the number is what was asked for.
    isAsked: hasNumber && group.some((phrase) => findPhrase(phraseWords(ask), phrase).length > 0),
  }));
  const tells =
    repliedWith ||
    groups.some(
      ({ isTold, places }) => !isTold && places.some((place) => isReply(place) && tellsMore(place)),
    );
  // "Yes." to a nudge that names half of it is no half of it.
  const isSaid = groups.map(({ isTold, isAsked, places }) => places.length > 0 || (isTold ? tells : isAsked));
  return {
    places: groups.flatMap(({ places }) => places[0] ?? []),
    lastSegment: Math.max(-1, ...groups.flatMap(({ places }) => places.map(({ segment }) => segment))),
    areAll: isSaid.every(Boolean),
  };
}

/** "Right away" or "no need" is said of many things: a phrase of two words speaks of the point beside a word of it only. */
const narrowReach = 8;
/** So far a "never" reaches what it denies. */
const denialReach = 5;

/** What the rubric lists as wrong, said and not denied. */
function findOpposed(point: KeyPoint, segments: readonly Segment[]): Place | undefined {
  const own = findInSegments(segments, point.heard.flat());
  return point.contradictedBy
    .flatMap((phrase) =>
      findInSegments(segments, [phrase]).filter((place) => {
        const { words } = segments[place.segment]!;
        // "Yes, I may", but not "when I accelerate, south when …".
        const isWhole =
          words[place.from]!.clause === words[place.to]!.clause ||
          /^(?:yes|no)$/.test(words[place.from]!.text);
        const isMeant = phraseWords(phrase).length > 2 || isBeside(place, own, segments);
        return isWhole && isMeant && !isDenied(words, place);
      }),
    )
    .sort((one, other) => one.segment - other.segment || one.from - other.from)
    .at(-1);
}

/** Whether a place stands beside one of these, in the same sentence. */
function isBeside(place: Place, others: readonly Place[], segments: readonly Segment[]): boolean {
  const { words } = segments[place.segment]!;
  return others.some(
    ({ segment, from, to }) =>
      segment === place.segment &&
      from <= place.to + narrowReach &&
      place.from - to <= narrowReach &&
      words[from]!.sentence === words[place.from]!.sentence,
  );
}

/** "I'd never try to shoot through the gaps": what is wrong is said to be wrong. */
const isDenied = (words: readonly Word[], { from }: Place): boolean =>
  hasNegator(words, from - denialReach, from, words[from]!.clause);
