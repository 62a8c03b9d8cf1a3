import { lineName } from '@rightseat/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { buildScenario } from '#scenario/build-scenario.ts';
import { scenarioQuestions } from '#scenario/scenario-questions.ts';
import { anyFlight } from '#testing/any-flight.ts';
import { presentExhibit } from '../present-exhibit.ts';
import { halvesLogById } from './halves-log.ts';

const content = loadContent();

describe("the log of a pilot's own flight", () => {
  it('is shown by its name alone, with the answer to each of its questions marked in it', () => {
    fc.assert(
      fc.property(anyFlight, fc.constantFrom('private', 'instrument'), (flight, rating) => {
        const asked = scenarioQuestions(buildScenario(flight, rating, 's', false)).filter(
          ({ exhibit }) => exhibit !== undefined,
        );
        expect(asked).toHaveLength(1);
        const [{ id, exhibit, followUps }] = asked as [(typeof asked)[number]];
        for (const line of [null, ...followUps.keys()]) {
          const shown = presentExhibit(exhibit!, lineName(id, line), content);
          expect(JSON.stringify(shown)).toContain('"marked":true');
        }
        expect(JSON.stringify(presentExhibit(exhibit!, null, content))).not.toContain('"marked":true');
      }),
      { numRuns: 20 },
    );
  });

  it('holds what is flown, and leaves the second half to the pilot', () => {
    expect(halvesLogById('own-log-181-115-10-9')?.description).toContain(
      'Halfway, 91, 105, 52, 7.8; Destination, 90, 105, ____, ____.',
    );
  });

  it.each([
    'own-log',
    'own-log-181-10-10-9',
    'own-log-181-115-10-0',
    'own-log-181-115-10-9.55',
    'own-log-99999-115-10-9',
  ])('is not made of %s', (id) => {
    expect(halvesLogById(id)).toBeUndefined();
  });
});
