import type { Flight } from '@rightseat/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listAskables } from '#content/check/askables.ts';
import { checkCodes } from '#content/check/check-codes.ts';
import { checkGiveaway } from '#content/check/check-giveaway.ts';
import { checkGrading } from '#content/check/check-grading.ts';
import { checkNumbers } from '#content/check/check-numbers.ts';
import { checkOneQuestion } from '#content/check/check-one-question.ts';
import { checkReferences } from '#content/check/check-references.ts';
import { checkShape } from '#content/check/check-shape.ts';
import { checkWrongNumbers } from '#content/check/check-wrong-numbers.ts';
import { loadContent } from '#content/load-content.ts';
import { anyFlight } from '#testing/any-flight.ts';
import { buildScenario } from './build-scenario.ts';
import { exampleFlight } from './example-flight.ts';
import { allSayings, findContradictions } from './find-contradictions.ts';
import { scenarioQuestions } from './scenario-questions.ts';

const content = loadContent();

function complaints(flight: Flight, rating: 'private' | 'instrument', seed: string): string[] {
  const scenario = buildScenario(flight, rating, seed, false);
  const ofQuestions = listAskables(scenarioQuestions(scenario)).flatMap((askable) => [
    ...checkShape(askable),
    ...checkOneQuestion(askable),
    ...checkCodes(askable, content),
    ...checkReferences(askable, content),
    ...checkNumbers(askable, content),
    ...checkGiveaway(askable),
    ...checkGrading(askable),
    ...checkWrongNumbers(askable),
  ]);
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
          expect(complaints(flight, rating, seed)).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  }, 120_000);
});
