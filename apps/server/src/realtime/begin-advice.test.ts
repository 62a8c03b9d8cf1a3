import { ExamChoice } from '@rightseat/contract';
import { loadContent, startExam } from '@rightseat/examiner';
import { expect, test } from 'vitest';
import type { Adviser } from '#advice/adviser.ts';
import { createExamBrain } from './exam-brain.ts';

const content = loadContent();
const start = { kind: 'coach', limitSeconds: 1800, seed: 'early' } as const;

test('a model is asked on words that stand still, once for the same words', async () => {
  const begun: string[] = [];
  const adviser: Adviser = {
    begin: ({ exam, event }) => void begun.push(`${exam}: ${event.type === 'pilot-said' ? event.text : ''}`),
    advise: async () => null,
    wordDebrief: async () => null,
    counts: () => {
      throw new Error('not asked for');
    },
  };
  const examState = startExam({ ...start, choice: ExamChoice.parse({ manner: 'checkride' }) }, content);
  const turnTrace = { step: <T>(_name: string, work: () => Promise<T>) => work() };
  const brain = createExamBrain(
    content,
    { id: 'one', examState, unheard: [] },
    () => {},
    { adviser, actReader: null, judge: null },
    turnTrace,
    { saysOnlyKnown: false },
  );
  await brain.respond({ type: 'conversation-started' }, { remainingMs: 1_800_000, msPerLetter: 0 });
  for (const text of ['Three landings', 'Three landings', 'Three landings at night'])
    brain.isAnswerSufficient?.(text);
  expect(begun).toEqual(['one: Three landings', 'one: Three landings at night']);
});
