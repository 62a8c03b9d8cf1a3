import type { Question } from '#content/question.ts';
import { acceptedBy, numbersOf, toTenth } from '#content/question-parts.ts';
import { assumeOfFlight } from './assume-flight.ts';
import type { Scenario } from './scenario.ts';

export {
  asHeard,
  figuresBetween,
  heardAround,
  numbersOf,
  point,
  slot,
  toTenth,
} from '#content/question-parts.ts';

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
  Partial<Pick<Question, 'facts' | 'mustKnow' | 'assume' | 'followUps' | 'when' | 'exhibit' | 'marks'>>;

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

/** "103 minutes", "an hour and 43", "one forty-three", "1.7 hours". */
export function asTime(minutes: number): string[] {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = [String(minutes), String(toTenth(minutes / 60))];
  if (hours === 0) return whole;
  const run = `${hours}${String(rest).padStart(2, '0')}`;
  return [...whole, run, `hour ${rest}`, `hour and ${rest}`, `${hours} plus ${rest}`];
}
