import { ExamChoice, Manner, Persona, Rating } from '@rightseat/contract';
import { expect, it, test } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import type { ExamOptions } from '../exam.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';
import { spokenMs } from './time-left.ts';

const content = loadContent();
/** The pace that the voice loop reckons with until it has heard its voice. */
const MS_PER_LETTER = 65;
const SEEDS = Array.from({ length: 20 }, (_, at) => `opening-${at}`);

/** What is said when an exam begins: before the first question, and with it. In milliseconds of speech. */
function open(options: ExamOptions) {
  const { state, reply } = step(startExam(options, content), { type: 'started' }, content);
  const question = state.progress.spoken;
  expect(reply.text.endsWith(question)).toBe(true);
  const before = reply.text.slice(0, -question.length);
  return { beforeMs: spokenMs(before, MS_PER_LETTER), wholeMs: spokenMs(reply.text, MS_PER_LETTER) };
}

const legs = Persona.options.flatMap((persona) =>
  Rating.options.flatMap((rating) =>
    Manner.options.map((manner) => ({ kind: 'coach' as const, persona, rating, manner })),
  ),
);
const demo = { kind: 'demo', persona: 'plain', rating: 'private', manner: 'checkride' } as const;

it.each([
  ...legs.map((leg) => ({ ...leg, limitSeconds: 1800, mostMs: 12_000, mostWithQuestionMs: 30_000 })),
  { ...demo, limitSeconds: 300, mostMs: 8_000, mostWithQuestionMs: 30_000 },
])(
  'a $kind by the $persona examiner, $rating and $manner, comes to its first question soon',
  ({ kind, limitSeconds, mostMs, mostWithQuestionMs, ...choice }) => {
    // With no flight, and with the example's, which is told before the first question about it.
    for (const flight of [undefined, null]) {
      for (const seed of SEEDS) {
        const opened = open({ kind, limitSeconds, choice: ExamChoice.parse(choice), seed, flight });
        expect(opened.beforeMs).toBeLessThan(mostMs);
        expect(opened.wholeMs).toBeLessThan(mostWithQuestionMs);
      }
    }
  },
);

test('a test is said to begin where it is one', () => {
  for (const manner of Manner.options) {
    const choice = ExamChoice.parse({ manner });
    const options = { kind: 'coach', limitSeconds: 1800, choice, seed: 'opening' } as const;
    const { reply } = step(startExam(options, content), { type: 'started' }, content);
    expect(reply.text.includes('The test has begun.')).toBe(manner === 'checkride');
  }
});
