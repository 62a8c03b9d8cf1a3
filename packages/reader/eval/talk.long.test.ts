import { buildDebrief, type ExamOptions, loadContent } from '@rightseat/examiner';
import { findBrokenRules, type HeldTalk, holdTalk, talkerKinds } from '@rightseat/examiner/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPatientReader } from './start-patient-reader.ts';

const content = loadContent();
let reader: Awaited<ReturnType<typeof startPatientReader>>;
beforeAll(async () => {
  reader = await startPatientReader();
}, 60_000);
afterAll(() => reader.close());

const held = (kind: (typeof talkerKinds)[number], choice: ExamOptions['choice']): Promise<HeldTalk> =>
  holdTalk({ choice, kind: 'coach', limitSeconds: 1_800, seed: 'talk' }, kind, content, reader.read);

const resultOf = ({ state }: HeldTalk) => buildDebrief(state, { endedBecause: 'examiner' }, content);

describe.each(talkerKinds)('an applicant who is %s', (kind) => {
  it.each([
    { rating: 'private', manner: 'coach' },
    { rating: 'instrument', manner: 'checkride' },
  ] as const)('meets an examiner who listens: %o', { timeout: 120_000 }, async (choice) => {
    const talk = await held(kind, choice);
    expect(findBrokenRules(talk, content)).toEqual([]);
    expect(talk.turns.length).toBeGreaterThan(8);
    // Whoever failed a question had said something to it.
    for (const { outcome, parts, questionId } of talk.state.asked)
      if (outcome === 'failed') expect({ questionId, said: parts.length }).not.toMatchObject({ said: 0 });
  });
});

it('ends for one who stops half-way when he means it, as a discontinuance', async () => {
  const talk = await held('stops-half-way', { rating: 'private', manner: 'checkride' });
  expect(talk.turns.filter(({ acts }) => acts.includes('stop')).length).toBeGreaterThan(1);
  expect(talk.state.isStopped).toBe(true);
  expect(resultOf(talk).outcome?.result).toBe('discontinuance');
});

it('credits what a nervous one puts right later', async () => {
  const talk = await held('nervous', { rating: 'private', manner: 'checkride' });
  const corrected = talk.state.asked.filter(({ parts }) => parts.some(({ isLate }) => isLate));
  expect(corrected.length).toBeGreaterThan(0);
  expect(corrected.filter(({ outcome }) => outcome === 'held').length).toBeGreaterThan(corrected.length / 2);
});
