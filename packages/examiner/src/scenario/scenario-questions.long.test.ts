import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAskables } from '#check/askables.ts';
import { checkAskable } from '#check/check-askable.ts';
import { loadContent } from '#content/load-content.ts';
import { anyFlight } from '#testing/any-flight.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import { buildScenario } from './build-scenario.ts';
import { exampleFlight } from './example-flight.ts';
import { exampleScenarios } from './example-scenarios.ts';
import { allSayings, findContradictions } from './find-contradictions.ts';
import type { Scenario } from './scenario.ts';
import { scenarioQuestions } from './scenario-questions.ts';

const content = loadContent();

function complaints(scenario: Scenario): string[] {
  const ofQuestions = listAskables(scenarioQuestions(scenario)).flatMap((askable) =>
    checkAskable(askable, content),
  );
  return [...ofQuestions, ...findContradictions(allSayings(scenario), scenario, content)];
}

describe('questions about a flight', () => {
  it('pass every check of the written ones, for any flight and seed', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyFlight, fc.constant(exampleFlight)),
        fc.constantFrom('private' as const, 'instrument' as const),
        fc.string({ maxLength: 8 }),
        (flight, rating, seed) => {
          expect(complaints(buildScenario(flight, rating, seed, false))).toEqual([]);
        },
      ),
      { numRuns: atLength(4, 20) },
    );
  }, 120_000);

  it.each(['private', 'instrument'] as const)(
    'pass them on the %s example, whose handbook is known',
    (rating) => {
      const some = exampleScenarios(rating).slice(0, atLength(4, 40));
      for (const scenario of some) expect(complaints(scenario)).toEqual([]);
    },
    120_000,
  );
});
