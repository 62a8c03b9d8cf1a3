import type { KeyPoint } from '#content/question.ts';
import type { KeyPointGrade } from './answer-grade.ts';
import { findPhrase, phraseWords } from './find-phrase.ts';
import { type Guard, guardSets } from './guards.ts';
import { judgeSlot, type SlotJudgement } from './judge-slot.ts';
import { deniedWords, isDenied, isNegatedDuty, isNegatedNearby, isNegator, isOmission } from './negation.ts';
import type { SlotOfPoint } from './number-slots.ts';
import { polarities, polarityOf } from './polarity.ts';
import { relationsOf } from './relations.ts';
import { belongsTo, rivalSubjects } from './rivals.ts';
import { cutPlace, findInSegments, type Place, readSegments, type Segment } from './segments.ts';
import { supportOf } from './support.ts';
import { findSwapped } from './swapped.ts';
import { isTechnical, isTelling } from './telling-words.ts';
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
  /** Stems of the question and its rephrasing, which an answer may repeat without answering. */
  echoes: ReadonlySet<string>;
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

  const wrong = evidence.numbers.find(({ verdict }) => verdict === 'wrong');
  if (wrong?.place) {
    const wrongNumber = { slot: wrong.index, words: cutPlace(segments, wrong.place) };
    return { ...grade('contradicted', [wrong.place]), wrongNumber };
  }
  const heard = evidence.allGroups && numbersHeard;
  const opposite =
    findOpposite(point, segments) ??
    findDenial(point, segments, asked.askWords) ??
    findCrossed(point, segments, asked.modelAnswer) ??
    findExchanged(point, segments, asked) ??
    findContrary(point, segments, asked);
  // Said wrong first and right after a "no wait" or in a later answer: the later one holds.
  const isTakenBack = heard && opposite && places.some((place) => place.segment > opposite.segment);
  if (opposite && !isTakenBack) return grade('contradicted', [opposite]);
  if (heard) return grade('heard', places);
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
  const meantNegatively = isMeantNegatively(point);
  const support = supportOf(point, modelAnswer);
  const evidence: PointEvidence = { numbers, words: [], allGroups: true };
  let lost = 0;
  const rivals = point.heard.length > 1 ? rivalSubjects(point, keyPoints, modelAnswer) : [];
  for (const [index, group] of point.heard.entries()) {
    let denied: Place | undefined;
    const places = findInSegments(segments, group).filter((place) => {
      const { words } = segments[place.segment]!;
      if (!hasNumber && !support.allows(words, place, echoes)) return false;
      if (index > 0 && rivals.length && !belongsTo(point.heard[0]!, rivals, words, place)) return false;
      const verdicts = guards.map((guard) => guard(point, asked, words, place));
      if (verdicts.includes('opposed')) denied = place;
      if (verdicts.some((verdict) => verdict !== 'passes')) return false;
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
    phraseWords(point.statement).some((word) => isNegator(word) || isOmission(word)) ||
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

/** "Right away" or "no need" is said of many things: such a phrase speaks of the point beside a word of it only. */
const narrowReach = 8;

function findOpposite(point: KeyPoint, segments: readonly Segment[]): Place | undefined {
  const own = findInSegments(segments, point.heard.flat());
  const isNear = (place: Place) =>
    own.some(
      ({ segment, from, to }) =>
        segment === place.segment &&
        from - place.to <= narrowReach &&
        place.from - to <= narrowReach &&
        segments[segment]!.words[from]!.sentence === segments[segment]!.words[place.from]!.sentence,
    );
  return point.contradictedBy
    .flatMap((phrase) =>
      findInSegments(segments, [phrase]).filter((place) => {
        const { words } = segments[place.segment]!;
        // "Yes, I may", but not "when I accelerate, south when …".
        const isWhole =
          words[place.from]!.clause === words[place.to]!.clause ||
          /^(?:yes|no)$/.test(words[place.from]!.text);
        return isWhole && (!isNarrow(phrase) || isNear(place));
      }),
    )
    .filter((place) => !isDenied(segments[place.segment]!.words, place))
    .sort((one, other) => one.segment - other.segment || one.from - other.from)
    .at(-1);
}

function isNarrow(phrase: string): boolean {
  const words = phraseWords(phrase);
  return words.length <= 2 && !words.some(isTechnical);
}

/** "It leads from north", where the point says that it lags. */
function findCrossed(point: KeyPoint, segments: readonly Segment[], modelAnswer: string): Place | undefined {
  const relations = relationsOf(point, modelAnswer);
  return segments
    .flatMap(({ words }, segment) => {
      const match = relations.findCrossed(words);
      return match ? [{ ...match, segment }] : [];
    })
    .at(-1);
}

/** "The SID keeps you off the obstacles, the ODP is for traffic flow": both said of the other. */
function findExchanged(
  point: KeyPoint,
  segments: readonly Segment[],
  { keyPoints, modelAnswer }: AskedFor,
): Place | undefined {
  return segments
    .flatMap(({ words }, segment) => {
      const at = findSwapped(point, keyPoints, modelAnswer, words);
      return at === undefined ? [] : [{ from: at, to: at, segment }];
    })
    .at(-1);
}

/** "Yes, I'm still current", where the question is answered with no. What is said later may answer something else. */
function findContrary(
  point: KeyPoint,
  segments: readonly Segment[],
  { keyPoints, modelAnswer }: AskedFor,
): Place | undefined {
  const wanted = polarities(keyPoints, modelAnswer)[keyPoints.indexOf(point)];
  if (!wanted) return undefined;
  const said = segments.flatMap(({ part, words }, segment) => {
    const found = part === 0 ? polarityOf(words) : null;
    return found ? [{ says: found.says, from: found.at, to: found.at, segment }] : [];
  });
  const last = said.at(-1);
  return last && last.says !== wanted ? last : undefined;
}
