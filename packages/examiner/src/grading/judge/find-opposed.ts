import type { KeyPoint } from '#content/question.ts';
import { findInSegments, type Place, type Segment } from '#grading/bind/segments.ts';
import { phraseWords } from '#grading/read/find-phrase.ts';
import { isNegator, isTechnical } from '#grading/read/telling-words.ts';
import type { Word } from '#grading/read/words.ts';

/**
 * "Right away" or "no need" is said of many things: such a phrase speaks of the point beside a word of it only. Where the
 * point is spoken of elsewhere, "pitot heat" may be another true thing as well.
 */
const narrowReach = 8;
/** So far a "never" reaches what it denies. */
const denialReach = 5;
/** "I don't crank it over or kick the rudder": over an "or" it reaches on. */
const denialListReach = 10;

/** What the rubric lists as wrong, said and not denied. */
export function findOpposed(point: KeyPoint, segments: readonly Segment[]): Place | undefined {
  const own = findInSegments(segments, point.heard.flat());
  return point.contradictedBy
    .flatMap((phrase) =>
      findInSegments(segments, [phrase]).filter((place) => {
        const { words } = segments[place.segment]!;
        // "Yes, I may", but not "when I accelerate, south when …".
        const isWhole =
          words[place.from]!.clause === words[place.to]!.clause ||
          /^(?:yes|no)$/.test(words[place.from]!.text);
        const isMeant =
          isBeside(place, own, segments) || !(own.length > 0 ? isShort(phrase) : isVague(phrase));
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
function isDenied(words: readonly Word[], { from }: Place): boolean {
  const before = words
    .slice(Math.max(0, from - denialListReach), from)
    .filter(({ clause }) => clause === words[from]!.clause);
  const negator = before.findLastIndex(isNegator);
  return (
    negator >= 0 &&
    (before.length - negator <= denialReach || before.slice(negator).some(({ text }) => text === 'or'))
  );
}

const isShort = (phrase: string) => phraseWords(phrase).length <= 2;

const isVague = (phrase: string) => isShort(phrase) && !phraseWords(phrase).some(isTechnical);
