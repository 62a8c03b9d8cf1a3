import type { KeyPoint } from '#content/question.ts';
import type { AskedFor } from './asked-for.ts';
import { findTurned } from './bound-poles.ts';
import { clausesOf } from './clauses.ts';
import { findOtherValue } from './exclusive-values.ts';
import { findPhrase, type PhraseMatch, phraseWords } from './find-phrase.ts';
import { deniedWords, isDenied, isNegator } from './negation.ts';
import { isNotMeant } from './not-meant.ts';
import { otherSubjects } from './other-subjects.ts';
import { findOutOfOrder } from './out-of-order.ts';
import { polarities, polarityOf } from './polarity.ts';
import { relationsOf } from './relations.ts';
import { findInSegments, type Place, type Segment } from './segments.ts';
import { findSwapped } from './swapped.ts';
import { isTechnical, isTelling } from './telling-words.ts';
import type { Word } from './words.ts';

/** Where an answer says the opposite of a point; `isNegative` where the point itself says what is not. */
export function findOpposed(
  point: KeyPoint,
  segments: readonly Segment[],
  { askWords, modelAnswer, keyPoints }: AskedFor,
  isNegative: boolean,
): Place | undefined {
  return (
    findListed(point, segments, askWords, otherSubjects(point, keyPoints, modelAnswer)) ??
    (isNegative ? undefined : findDenial(point, segments, askWords, keyPoints)) ??
    // "It leads from north", where the point says that it lags.
    findLast(segments, relationsOf(point, modelAnswer).findCrossed) ??
    // "The SID keeps you off the obstacles, the ODP is for traffic flow": both said of the other.
    findLast(segments, (words) => {
      const at = findSwapped(point, keyPoints, modelAnswer, words);
      return at === undefined ? undefined : { from: at, to: at };
    }) ??
    findContrary(point, segments, keyPoints, modelAnswer) ??
    findLast(segments, (words) => findOtherValue(point, modelAnswer, words)) ??
    findLast(segments, (words) => findTurned(point, modelAnswer, words)) ??
    findLast(segments, (words) => findOutOfOrder(point, modelAnswer, words))
  );
}

function findLast(
  segments: readonly Segment[],
  find: (words: readonly Word[]) => PhraseMatch | undefined,
): Place | undefined {
  return segments
    .flatMap(({ words }, segment) => {
      const match = find(words);
      return match ? [{ from: match.from, to: match.to, segment }] : [];
    })
    .at(-1);
}

/** "You don't need a clearance", where a clearance is what the point says. */
function findDenial(
  point: KeyPoint,
  segments: readonly Segment[],
  askWords: readonly Word[],
  keyPoints: readonly KeyPoint[],
): Place | undefined {
  // "No clearance in class G" is another point of the question: it denies nothing of this one.
  const spared = keyPoints
    .filter((other) => other !== point)
    .flatMap(({ statement }) => clausesOf(phraseWords(statement)))
    .filter((clause) => clause.some(isNegator))
    .flat();
  const demanded = phraseWords(point.statement).filter(
    (word) => isTelling(word) && ![...askWords, ...spared].some(({ stem }) => stem === word.stem),
  );
  return segments
    .flatMap(({ words }, segment) => deniedWords(words).map((match) => ({ ...match, segment })))
    .filter(({ segment, from }) => demanded.some(({ stem }) => stem === segments[segment]!.words[from]!.stem))
    .at(-1);
}

/**
 * "Right away" or "no need" is said of many things: such a phrase speaks of the point beside a word of it only. Where the
 * point is spoken of elsewhere, "pitot heat" may be another true thing as well.
 */
const narrowReach = 8;
const situationReach = 3;

/** What the rubric lists as wrong, said and not denied. */
function findListed(
  point: KeyPoint,
  segments: readonly Segment[],
  askWords: readonly Word[],
  others: readonly string[],
): Place | undefined {
  const own = findInSegments(segments, point.heard.flat());
  const isNear = nearTo(segments, own);
  return point.contradictedBy
    .flatMap((phrase) => {
      const places = findInSegments(segments, [phrase]);
      const isAsked = places.length > 0 && findPhrase(askWords, phrase).length > 0;
      return places.filter((place) => {
        const { words } = segments[place.segment]!;
        // "Yes, I may", but not "when I accelerate, south when …".
        const isWhole =
          words[place.from]!.clause === words[place.to]!.clause ||
          /^(?:yes|no)$/.test(words[place.from]!.text);
        if (isAsked && isSituation(words, place)) return false;
        if (phrase.includes('...') && isAcross(phrase, others, words.slice(place.from + 1, place.to)))
          return false;
        return isWhole && (isNear(place) || !(own.length > 0 ? isShort(phrase) : isVague(phrase)));
      });
    })
    .filter((place) => {
      const { words } = segments[place.segment]!;
      return !isDenied(words, place) && !isNotMeant(words, place);
    })
    .sort((one, other) => one.segment - other.segment || one.from - other.from)
    .at(-1);
}

/** Whether a place stands beside one of these, in the same sentence. */
function nearTo(segments: readonly Segment[], own: readonly Place[]): (place: Place) => boolean {
  const longest = own.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  const ends = segments.map(() => new Map<number, number>());
  for (const { segment, from, to } of own)
    ends[segment]!.set(from, Math.max(to, ends[segment]!.get(from) ?? 0));
  return (place) => {
    const { words } = segments[place.segment]!;
    for (let from = place.from - narrowReach - longest; from <= place.to + narrowReach; from++) {
      const to = ends[place.segment]!.get(from);
      if (to === undefined || place.from - to > narrowReach) continue;
      if (words[from]!.sentence === words[place.from]!.sentence) return true;
    }
    return false;
  };
}

/** "White's flaps green's normal" does not say "white ... normal": another subject stands between. */
function isAcross(phrase: string, others: readonly string[], between: readonly Word[]): boolean {
  const own = phraseWords(phrase.replace('...', ' '));
  return others.some((other) => findPhrase(own, other).length === 0 && findPhrase(between, other).length > 0);
}

/** "With the heater on I'm thinking CO": the pilot repeats what the question told him. */
function isSituation(words: readonly Word[], place: Place): boolean {
  return words
    .slice(Math.max(0, place.from - situationReach), place.from)
    .some(({ clause, text }) => clause === words[place.from]!.clause && /^(?:with|when|if)$/.test(text));
}

const isShort = (phrase: string) => phraseWords(phrase).length <= 2;

const isVague = (phrase: string) => isShort(phrase) && !phraseWords(phrase).some(isTechnical);

/** "Yes, I'm still current", where the question is answered with no. What is said later may answer something else. */
function findContrary(
  point: KeyPoint,
  segments: readonly Segment[],
  keyPoints: readonly KeyPoint[],
  modelAnswer: string,
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
