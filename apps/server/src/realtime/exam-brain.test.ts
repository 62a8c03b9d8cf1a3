import { ExamChoice, SHOW_EXHIBIT } from '@rightseat/contract';
import { loadContent, startExam, step } from '@rightseat/examiner';
import { expect, test } from 'vitest';
import { createExamBrain } from './exam-brain.ts';

const content = loadContent();
const options = { kind: 'coach', limitSeconds: 1800, seed: 'table', choice: ExamChoice.parse({}) } as const;
const time = { remainingMs: 1_800_000, msPerLetter: 0 };

test('what lies on the table is shown larger to who can hardly read it', async () => {
  const { state } = step(startExam(options, content), { type: 'started' }, content);
  const current = { ...state.current!, questionId: 'pa.i.d-exhibit-notams' };
  const brain = createExamBrain(
    content,
    { id: 'one', examState: { ...state, current }, unheard: [] },
    () => {},
    { adviser: null, actReader: null, judge: null },
    { step: (_name, work) => work() },
    { saysOnlyKnown: false },
  );
  const { table } = await brain.respond({ type: 'conversation-started' }, time);
  expect(table).toEqual({ name: SHOW_EXHIBIT, parameters: { exhibit: 'notam-list' } });
  const said = { text: "I can't make out the print.", confidence: null, continuesLastAnswer: false };
  const larger = await brain.respond({ type: 'pilot-answered', ...said }, time);
  expect(larger.table?.parameters).toEqual({ exhibit: 'notam-list', larger: 'yes' });
});
