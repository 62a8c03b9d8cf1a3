import type { KeyPoint, NumberSlot, Question } from '#content/question.ts';
import { assumeOfFlight } from './assume-flight.ts';
import type { Scenario } from './scenario.ts';

type Draft = Pick<
  Question,
  | 'id'
  | 'acs'
  | 'topic'
  | 'level'
  | 'ask'
  | 'rephrase'
  | 'keyPoints'
  | 'modelAnswer'
  | 'wrongAnswers'
  | 'references'
> &
  Partial<Pick<Question, 'facts' | 'mustKnow' | 'assume'>>;

/**
 * A question about the flight: its numbers are the scenario's own. It names no airport, because an identifier may hold
 * a digit, and a digit said with the question could pass for the answer.
 */
export function aboutFlight(scenario: Scenario, draft: Draft): Question {
  return {
    rating: scenario.rating,
    followUps: [],
    facts: [],
    mustKnow: false,
    otherNumbers: [...new Set([...numbersOf(scenario), ...draft.keyPoints.flatMap(acceptedBy)])].map(
      (value) => ({
        value,
        source: 'the flight as it was planned',
      }),
    ),
    ...draft,
    assume: assumeOfFlight(scenario, draft.assume ?? []),
  };
}

/** Roundings of the scenario's figures that count as right. */
const acceptedBy = ({ numbers }: KeyPoint) => numbers.flatMap(({ accept }) => accept);

/** Every figure of a scenario, in the digits that the grader reads. */
export function numbersOf(part: unknown): string[] {
  if (typeof part === 'number') return [String(part)];
  if (typeof part !== 'object' || part === null) return [];
  return [...new Set(Object.values(part).flatMap(numbersOf))];
}

type PointOptions = Partial<Pick<KeyPoint, 'essential' | 'nudge' | 'contradictedBy' | 'numbers'>>;

/** A key point; essential unless it says otherwise. */
export function point(
  id: string,
  statement: string,
  heard: string[][],
  options: PointOptions = {},
): KeyPoint {
  return { id, statement, heard, essential: true, numbers: [], contradictedBy: [], ...options };
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
