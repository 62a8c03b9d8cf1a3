import type { KeyPoint, NumberSlot } from './question.ts';

type PointOptions = Partial<Pick<KeyPoint, 'essential' | 'nudge' | 'contradictedBy' | 'numbers'>>;

/** A key point of a question that is made from data; essential unless it says otherwise. */
export function point(
  id: string,
  statement: string,
  heard: string[][],
  options: PointOptions = {},
): KeyPoint {
  const holdsFigure = /\d/.test(statement);
  return {
    ...{ id, statement, heard, essential: true, numbers: [], contradictedBy: [], isOfData: true as const },
    ...(holdsFigure && { isComputed: true as const }),
    ...options,
  };
}

export function slot(
  accept: readonly number[],
  unit: string[],
  near: string[],
  optional = false,
): NumberSlot {
  return { accept: accept.map(String), unit, near, optional };
}

/**
 * Figures of a sum as phrases: any of them, said anywhere, is credit. No number slots, because whoever adds up aloud
 * says the parts as well, and none of those is a wrong answer. A wrong sum is simply not heard.
 */
export function asHeard(figures: readonly number[]): string[] {
  return [...new Set(figures)].map(String);
}

/** All figures from `low` to `high` in steps that a pilot would round to. */
export function figuresBetween(low: number, high: number, step: number): number[] {
  const count = Math.floor((high - low) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => Math.round((low + index * step) * 100) / 100);
}

/** A figure of a sum, and all that are so close to it: who works it out by hand or in his head rounds on the way. */
export const heardAround = (figure: number, closeEnough: number, step: number): string[] =>
  asHeard(figuresBetween(figure - closeEnough, figure + closeEnough, step));

/** As instruments, tables and pilots give it. */
export const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** Every figure of a set of data, in the digits that the grader reads. */
export function numbersOf(part: unknown): string[] {
  if (typeof part === 'number') return [String(part)];
  if (typeof part !== 'object' || part === null) return [];
  return [...new Set(Object.values(part).flatMap(numbersOf))];
}

/** Roundings of a figure that count as right. */
export const acceptedBy = ({ numbers }: KeyPoint) => numbers.flatMap(({ accept }) => accept);
