import type { Rating } from '@rightseat/contract';
import { buildScenario } from './build-scenario.ts';
import { exampleFlight } from './example-flight.ts';
import type { Scenario } from './scenario.ts';

/** Of three thousand draws none says a line that these have not. */
const DRAWS = 100;

/** Our example as often as it takes to have met every figure that it may be told with. */
export function exampleScenarios(rating: Rating): Scenario[] {
  return Array.from({ length: DRAWS }, (_, draw) => buildScenario(exampleFlight, rating, `${draw}`, true));
}
