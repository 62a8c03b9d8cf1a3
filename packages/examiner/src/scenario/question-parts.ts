import type { Question } from '#content/question.ts';
import { acceptedBy, numbersOf } from '#content/question-parts.ts';
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
