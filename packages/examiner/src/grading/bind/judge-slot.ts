import { type BoundNumber, shortAnswerWords } from './number-slots.ts';
import type { Place, Segment } from './segments.ts';
import { explicitUnit } from './units.ts';

export interface SlotJudgement {
  /** `unclear`: a right and a wrong value for one thing, "thirty or forty five". Credits nothing, proves nothing. */
  verdict: 'right' | 'wrong' | 'none' | 'unclear';
  place?: Place;
}

/** What a slot finally received: the last stretch of speech that gave it a number counts. */
export function judgeSlot(segments: readonly Segment[], slot: number): SlotJudgement {
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index]!;
    const numbers = segment.bound.filter((number) => number.slot === slot);
    const [main] = numbers;
    if (main) return judgeNumbers(segment, index, main, numbers);
    if (segment.struck === slot) return { verdict: 'none' };
  }
  return { verdict: 'none' };
}

function judgeNumbers(
  segment: Segment,
  index: number,
  main: BoundNumber,
  numbers: readonly BoundNumber[],
): SlotJudgement {
  const place = { segment: index, from: Math.min(main.at, main.boundBy), to: endOfFigure(segment, main) };
  if (!numbers.some((number) => number.accepted)) {
    // "He has ten thousand hours": a unit alone makes a claim only where little else is said.
    const isClaim = !main.isLoose || segment.words.length <= shortAnswerWords;
    return isClaim ? { verdict: 'wrong', place } : { verdict: 'none' };
  }
  return { verdict: isHeard(segment, main, numbers) ? 'right' : 'unclear', place };
}

/**
 * The slot's own number decides. Another one that is right counts as well where it was said with its own
 * context words ("24 months … under 40 it lasts 60"), unless the wrong one was bound more firmly.
 */
function isHeard(segment: Segment, main: BoundNumber, numbers: readonly BoundNumber[]): boolean {
  if (isHedged(segment, main)) return false;
  if (main.accepted) return true;
  return numbers.some(
    (number) => number.accepted && number.boundBy !== main.boundBy && (main.isLoose || !number.isLoose),
  );
}

/** "thirty or forty five": two figures offered for one thing. */
function isHedged({ words }: Segment, main: BoundNumber): boolean {
  return [-1, 1].some((side) => {
    const other = main.at + 2 * side;
    if (words[main.at + side]?.text !== 'or' || !words[other]?.isNumber) return false;
    return words[other].text !== main.value;
  });
}

/** Up to the unit or the context word, whichever is later: "five hundred feet above". */
function endOfFigure({ words }: Segment, number: BoundNumber): number {
  const unit = explicitUnit(words, number.at);
  const withUnit =
    unit === null ? number.at : words.findIndex((word, at) => at > number.at && word.stem === unit);
  return Math.max(number.boundBy, withUnit);
}
