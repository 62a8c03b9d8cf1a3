import type { Question } from '#content/question.ts';
import { assumeOfFlight } from './assume-flight.ts';
import type { Scenario } from './scenario.ts';

/**
 * A written question as it is asked of the flight. What may be assumed of airplane, light and people is the flight's then, and
 * the judge still reads the words that its answers were measured with.
 */
export function moveOntoFlight(question: Question, onFlight: string, scenario: Scenario): Question {
  const ofFlight = assumeOfFlight(scenario, [
    { about: ['trip', 'flight', 'route', 'far', 'long'], say: 'The flight as we planned it.' },
  ]);
  const known = new Set(ofFlight.flatMap(({ about }) => about));
  const own = (question.assume ?? []).flatMap(({ about, say }) => {
    const left = about.filter((word) => !known.has(word));
    return left.length ? [{ about: left, say }] : [];
  });
  return { ...question, ask: onFlight, judgedAs: question.ask, assume: [...ofFlight, ...own] };
}
