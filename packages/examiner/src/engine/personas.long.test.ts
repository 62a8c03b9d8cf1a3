import { Persona } from '@rightseat/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { candidateKinds, findFaults, holdExam } from '#testing/index.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';

const content = loadContent();
/** Only a guard against hanging. */
const aSlowMachine = 120_000;

const exam = fc.record({
  rating: fc.constantFrom('private' as const, 'instrument' as const),
  manner: fc.constantFrom('coach' as const, 'checkride' as const),
  candidate: fc.constantFrom(...candidateKinds),
  seed: fc.string({ maxLength: 6 }),
});

it('every examiner asks the same in the same order and grades alike, in other words', {
  timeout: aSlowMachine,
}, () => {
  fc.assert(
    fc.property(exam, ({ rating, manner, candidate, seed }) => {
      const held = [undefined, ...Persona.options].map((persona) =>
        holdExam(
          { choice: { rating, manner, persona }, kind: 'coach', limitSeconds: 1_800, seed, flight: null },
          candidate,
          content,
        ),
      );
      const [plain, ...others] = held;
      for (const other of others) {
        expect(other.state.plan).toEqual(plain!.state.plan);
        expect(other.state.asked).toEqual(plain!.state.asked);
        expect(other.debrief).toEqual(plain!.debrief);
        expect(findFaults(other, content)).toMatchObject({ stackedQuestions: [], giveaways: [] });
      }
      const words = held.map(({ exchanges }) => exchanges[0]!.reply.text);
      expect(new Set(words).size).toBe(Persona.options.length);
    }),
    { numRuns: atLength(1, 3) },
  );
});
