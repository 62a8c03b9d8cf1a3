import { type AnswerPart, type Askable, longestAnswer } from './answer-grade.ts';
import { isDontKnow } from './dont-know.ts';
import { findPhrase, type PhraseMatch } from './find-phrase.ts';
import { type BoundNumber, bindNumbers, isAccepted, type SlotOfPoint } from './number-slots.ts';
import { hearSpoken } from './sound/hear-spoken.ts';
import { splitCorrections } from './split-corrections.ts';
import { readWords, type Word } from './words.ts';

/** Words between two corrections, with what their numbers were bound to. */
export interface Segment {
  part: number;
  isSpoken: boolean;
  /** The whole part, which evidence is cut from. */
  source: string;
  offset: number;
  words: Word[];
  /** By index of the slot. */
  bound: BoundNumber[][];
  /** Index of a slot whose earlier number the pilot denied having said. */
  struck: number | null;
}

/** A stretch of words in one segment. */
export interface Place extends PhraseMatch {
  segment: number;
}

/** `askable` is what spoken parts are heard against by their sound. */
export function readSegments(
  parts: readonly AnswerPart[],
  slots: readonly SlotOfPoint[],
  askWords: readonly Word[],
  askable?: Askable,
): Segment[] {
  let left = longestAnswer;
  return parts.flatMap((part, index) => {
    const source = part.text.slice(0, left);
    left -= source.length;
    if (isDontKnow(source)) return [];
    const about = slots.findIndex((of) => of.pointId === part.about?.pointId && of.index === part.about.slot);
    let carried = about;
    return splitCorrections(source).map((stretch, at): Segment => {
      const words = part.isSpoken && askable ? hearSpoken(stretch.text, askable) : readWords(stretch.text);
      const bound = bindNumbers(words, slots, askWords);
      if (carried >= 0) carryOver(words, bound, slots[carried]!, carried);
      carried = slotOfLastNumber(bound) ?? carried;
      const struck = part.strikes && at === 0 && about >= 0 ? about : null;
      return {
        part: index,
        isSpoken: part.isSpoken === true,
        source,
        offset: stretch.start,
        words,
        bound,
        struck,
      };
    });
  });
}

/** "five hundred above, no wait, a thousand": a number without context words takes the place of the one before. */
function carryOver(words: readonly Word[], bound: BoundNumber[][], of: SlotOfPoint, to: number): void {
  const at = words.findIndex((word) => word.isNumber);
  const isMeantElsewhere = bound.some((numbers) =>
    numbers.some((number) => number.at === at && number.boundBy !== at && number.isMain),
  );
  if (at < 0 || isMeantElsewhere) return;
  for (const numbers of bound)
    numbers.splice(0, numbers.length, ...numbers.filter((number) => number.at !== at));
  const value = words[at]!.text;
  bound[to]!.push({
    value,
    accepted: isAccepted(of.slot, value),
    at,
    boundBy: at,
    isLoose: false,
    isMain: true,
  });
}

function slotOfLastNumber(bound: BoundNumber[][]): number | null {
  const all = bound.flatMap((numbers, slot) => numbers.map((number) => ({ slot, at: number.at })));
  return all.length ? all.reduce((last, next) => (next.at > last.at ? next : last)).slot : null;
}

/** Who says something more often than this is not heard any better for it. */
const mostPlaces = 64;

/** The places where any of the phrases was said: stretch by stretch, in the order of the phrases. */
export function findInSegments(segments: readonly Segment[], phrases: readonly string[]): Place[] {
  const places: Place[] = [];
  for (const [segment, { words }] of segments.entries()) {
    let left = mostPlaces;
    for (const phrase of phrases) {
      for (const { from, to } of findPhrase(words, phrase)) {
        if (left-- <= 0) break;
        places.push({ from, to, segment });
      }
      if (left <= 0) break;
    }
  }
  return places;
}

/** The words of a place as they stand in the answer. */
export function cutPlace(segments: readonly Segment[], place: Place): string {
  const { source, offset, words } = segments[place.segment]!;
  return source.slice(offset + words[place.from]!.start, offset + words[place.to]!.end);
}
