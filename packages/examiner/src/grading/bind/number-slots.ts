import type { NumberSlot } from '#content/question.ts';
import { findPhrase } from '#grading/read/find-phrase.ts';
import { stemOf, type Word } from '#grading/read/words.ts';
import { explicitUnit, isMeasure, sharesUnit } from './units.ts';

/** A slot of one key point. */
export interface SlotOfPoint {
  pointId: string;
  index: number;
  slot: NumberSlot;
  /** Numbers that the points name and no slot measures: "above 10,000" beside a slot for thirty miles. */
  unmeasured: ReadonlySet<string>;
}

/** A number of the answer, given to the slot it most likely measures. */
export interface BoundNumber {
  /** Index of the slot. */
  slot: number;
  value: string;
  accepted: boolean;
  /** Index of the number in the words, and of the context word it was bound by (itself when by none). */
  at: number;
  boundBy: number;
  /** Bound by nothing but a unit that every number of its kind has. */
  isLoose: boolean;
}

/** Distance beyond which a number is not meant for a slot. In words, penalties included. */
const farthest = 8;
/** Each comma or sentence end between number and context word counts as two and a half words. */
const clausePenalty = 2.5;
/** Another number in between most likely owns that context word. */
const numberPenalty = 3;
/** A unit among the context words binds only what no other word does. */
const unitPenalty = 2;
/** An answer this short to a question with one fitting slot needs no context word. */
export const shortAnswerWords = 9;

/** Twelve numbers name more than any rubric asks for; the rest only repeats. */
const mostNumbers = 12;
/** Who says more numbers than this without a correction is understood no better for it. */
const mostBound = 64;

interface Candidate extends BoundNumber {
  cost: number;
}

/**
 * Gives the numbers of one stretch of speech to slots: one to one at the least total distance first (so that
 * "forty five by day, thirty at night" lands crosswise and is caught), then the left-over ones, which repeat, hedge,
 * or speak of another case, to the nearest slot.
 */
export function bindNumbers(words: readonly Word[], slots: readonly SlotOfPoint[]): readonly BoundNumber[] {
  const isMeasured = (value: string) => !slots[0]?.unmeasured.has(value);
  const numbers = [...words.keys()]
    .filter((at) => words[at]!.isNumber && isMeasured(words[at]!.text) && !isReference(words, at))
    .slice(0, mostBound);
  const candidates = numbers.map((at) =>
    [...slots.keys()].flatMap((slot) => candidateFor(words, at, slots, slot) ?? []),
  );
  const chosen = cheapestPairs(candidates);
  const leftOver = numbers.flatMap((at, number) => {
    if (chosen.some((candidate) => candidate.at === at)) return [];
    return candidates[number]!.toSorted(byCost)[0] ?? onlyFitting(words, at, slots) ?? [];
  });
  return [...chosen, ...leftOver];
}

/** Gives a number to a slot, whatever it was bound to before. */
export function rebind(
  bound: readonly BoundNumber[],
  to: number,
  slots: readonly SlotOfPoint[],
  words: readonly Word[],
  at: number,
): readonly BoundNumber[] {
  const others = bound.filter((number) => number.at !== at);
  return [...others, { ...figureFor(slots, to, words, at), boundBy: at, isLoose: false }];
}

function figureFor(slots: readonly SlotOfPoint[], slot: number, words: readonly Word[], at: number) {
  const value = words[at]!.text;
  return { slot, value, at, accepted: isAccepted(slots[slot]!.slot, value) };
}

export function isAccepted(slot: NumberSlot, value: string): boolean {
  return slot.accept.some(
    (accept) =>
      [accept, value].every((one) => one === 'half' || one === '0.5') ||
      // "two niner niner two" and "one two one five" leave the point out.
      (accept.includes('.') && !accept.startsWith('0') && accept.replace('.', '') === value) ||
      Number(accept) === Number(value) ||
      // "Twelve five" is said of 12,500, "above ten thousand by day, and five at night" of 5,000.
      [/^1[0-9]500$/.test(accept) && `${value}00`, `${value}000`].includes(accept),
  );
}

function candidateFor(
  words: readonly Word[],
  at: number,
  slots: readonly SlotOfPoint[],
  index: number,
): Candidate | null {
  const { slot } = slots[index]!;
  const figure = figureFor(slots, index, words, at);
  const contexts = slot.near.flatMap((near) => {
    // "Hour" or "mile", which every number of its kind has.
    const isUnit = isMeasure(near) && sharesUnit(stemOf(near), slot.unit);
    return findPhrase(words, near).map((match) => ({ ...match, isUnit }));
  });
  const around = contexts.filter(({ from, to }) => from > at || to < at);
  // "Below ten thousand" says where a limit holds; it is no figure for the limit.
  if (around.length < contexts.length && !figure.accepted) return null;
  if (!sharesUnit(explicitUnit(words, at), slot.unit)) return null;
  const [best, ...others] = around
    .flatMap(({ from, to, isUnit }) => {
      const boundBy = from > at ? from : to;
      if (Math.abs(boundBy - at) > farthest) return [];
      const cost = distance(words, at, boundBy) + (isUnit ? unitPenalty : 0);
      return cost > farthest ? [] : { ...figure, cost, boundBy, isLoose: isUnit };
    })
    .toSorted(byCost);
  return best ? { ...best, isLoose: [best, ...others].every(({ isLoose }) => isLoose) } : null;
}

const byCost = (one: Candidate, other: Candidate) => one.cost - other.cost;

function distance(words: readonly Word[], at: number, near: number): number {
  const [from, to] = near < at ? [near, at] : [at, near];
  const numbers = words.slice(from + 1, to).filter(({ isNumber }) => isNumber);
  return (
    to - from + clausePenalty * (words[to]!.clause - words[from]!.clause) + numberPenalty * numbers.length
  );
}

/** Least total cost, one number a slot; a number left out costs `farthest`. Few enough for a search by mask. */
function cheapestPairs(candidates: readonly (readonly Candidate[])[]): Candidate[] {
  let plans = new Map([[0, { cost: 0, pairs: [] as Candidate[] }]]);
  for (const own of candidates.slice(0, mostNumbers)) {
    const next: typeof plans = new Map();
    for (const [mask, { cost, pairs }] of plans) {
      for (const candidate of [null, ...own]) {
        const slot = candidate ? 1 << candidate.slot : 0;
        if (mask & slot) continue;
        const total = cost + (candidate?.cost ?? farthest);
        if (total >= (next.get(mask | slot)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        next.set(mask | slot, { cost: total, pairs: candidate ? [...pairs, candidate] : pairs });
      }
    }
    plans = next;
  }
  return [...plans.values()].reduce((best, plan) => (plan.cost < best.cost ? plan : best)).pairs;
}

/** "Forty five minutes." to a question about the night: no context word is needed where only one slot fits. */
function onlyFitting(words: readonly Word[], at: number, slots: readonly SlotOfPoint[]): Candidate | null {
  const unit = explicitUnit(words, at);
  const isShort = words.length <= shortAnswerWords;
  const [slot, ...others] = [...slots.keys()].filter(
    (index) => (isShort || unit !== null) && sharesUnit(unit, slots[index]!.slot.unit),
  );
  if (slot === undefined || others.length) return null;
  return { ...figureFor(slots, slot, words, at), cost: farthest, boundBy: at, isLoose: true };
}

/** "91.155", "part 61", "ninety one one fifty five" or "chapter 5" measure nothing. */
export function isReference(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? '';
  const value = words[at]!.text;
  if (/^(part|section|far|cfr|ntsb|chapter|paragraph|subpart|class|runway|aim)$/.test(before)) return true;
  if (/^(61|91|43|67|68|71|39|47|830)\.\d{1,3}$/.test(value)) return true;
  return /^(61|91|43)\d{2,3}$/.test(value) && !value.endsWith('0');
}
