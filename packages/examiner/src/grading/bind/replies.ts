import type { KeyPoint } from '#content/question.ts';
import { findPhrase, phraseWords, stemsIn } from '#grading/read/find-phrase.ts';
import { isTelling } from '#grading/read/telling-words.ts';
import type { Word } from '#grading/read/words.ts';
import { type BoundNumber, isReference, rebind, type SlotOfPoint } from './number-slots.ts';
import { explicitUnit, isUnit, sharesUnit } from './units.ts';

/** A wrong value of that many times the right one, or of so small a part of it, was hardly meant for it. */
const FARTHEST_FACTOR = 20;

/** "Which ones get tested, and how often?", "What do you keep repeating?": a figure alone does not name the thing. */
const asksForMore = /, and\b|\w and \w|^(?:(?:and|so) )?(?:what|which|who|whom) do you\b/i;

/** Words that are said around a figure and tell nothing. */
const hedges = new Set('believe guess probably maybe suppose sure sorry right should be'.split(' '));

/**
 * "And underneath them?" – "Five hundred feet.": a figure without a word of what it measures is meant for the point that
 * the examiner nudged for. Only where nothing else is said, of one figure, and of one number that it can be.
 */
export function bindReply(
  words: readonly Word[],
  bound: readonly BoundNumber[],
  slots: readonly SlotOfPoint[],
  point: KeyPoint,
): readonly BoundNumber[] {
  const numbers = [...words.keys()].filter((at) => words[at]!.isNumber && !isReference(words, at));
  const [at] = numbers;
  if (at === undefined || numbers.length > 1 || !isBareFigure(words, point)) return bound;
  if (bound.some((number) => number.boundBy !== at && !number.isLoose)) return bound;
  const value = words[at]!.text;
  const unit = explicitUnit(words, at);
  const fitting = [...slots.keys()].filter((index) => {
    const { pointId, slot } = slots[index]!;
    return (
      pointId === point.id && !slot.optional && sharesUnit(unit, slot.unit) && isNear(slot.accept, value)
    );
  });
  const [slot, ...others] = fitting;
  return slot === undefined || others.length ? bound : rebind(bound, slot, slots, words, at);
}

/** Nothing beside the figure but what belongs to it or to the nudge: "Parallel, heading 270" is another figure. */
function isBareFigure(words: readonly Word[], { nudge = '', numbers }: KeyPoint): boolean {
  const known = stemsIn([nudge, ...numbers.flatMap(({ near, unit }) => [...near, ...unit])]);
  return words.every(
    (word) => !isTelling(word) || isUnit(word) || known.has(word.stem) || hedges.has(word.text),
  );
}

function isNear(accept: readonly string[], value: string): boolean {
  return accept.some((right) => {
    const ratio = Number(value) / Number(right);
    return Number.isNaN(ratio) || (ratio < FARTHEST_FACTOR && ratio > 1 / FARTHEST_FACTOR);
  });
}

/**
 * Whether a nudge has said what one group of the point's words says: by its own words, or, to who gave the right figure
 * alone, because those words only tell which figure is meant.
 */
export function isToldByNudge(point: KeyPoint, group: readonly string[], hasFigure: boolean): boolean {
  const { nudge = '' } = point;
  const words = phraseWords(nudge);
  if (group.some((phrase) => findPhrase(words, phrase).length)) return true;
  if (!hasFigure || asksForMore.test(nudge)) return false;
  const near = new Set(point.numbers.flatMap((slot) => (slot.optional ? [] : slot.near)));
  return group.some((phrase) => near.has(phrase));
}
