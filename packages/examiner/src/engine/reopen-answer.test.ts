import { expect, test } from 'vitest';
import { classE, fixtureContent } from '#testing/fixtures/questions.ts';
import type { ExamState } from './exam-state.ts';
import { reopenAnswer } from './reopen-answer.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

/** An exam that begins with this question, after the pilot has said these things. */
function examAfter(...said: string[]): ExamState {
  const started = startExam(
    {
      choice: { rating: 'private', manner: 'checkride' },
      kind: 'coach',
      limitSeconds: 1800,
      seed: 'a seed',
    },
    fixtureContent,
  );
  const plan = [classE.id, ...started.plan.filter((id) => id !== classE.id)];
  const opened = step({ ...started, plan }, { type: 'started' }, fixtureContent).state;
  return said.reduce((state, text) => say(state, text).state, opened);
}

const say = (state: ExamState, text: string) =>
  step(state, { type: 'pilot-said', text, typed: true, continuesLastAnswer: false }, fixtureContent);

const again = (state: ExamState) => step(state, { type: 'resumed' }, fixtureContent);

test('an answer that failed is asked for again, and is complete with what is said then', () => {
  const words = classE.modelAnswer.split(' ');
  const [half, rest] = [words.slice(0, 4).join(' '), words.slice(4).join(' ')];
  const cut = examAfter("I don't know.", half);
  expect(cut.asked.at(-1)).toMatchObject({ questionId: classE.id, outcome: 'failed' });
  const open = reopenAnswer(cut)!;
  expect(open.asked).toEqual([]);
  const back = again(open);
  expect(back.reply.text).toContain(open.progress.spoken);
  const { state } = say(back.state, rest);
  expect(state.asked.at(-1)).toMatchObject({ questionId: classE.id, outcome: 'held' });
  expect(state.asked.at(-1)?.parts.map(({ text }) => text)).toEqual(["I don't know.", half, rest]);
});

test('an answer that held is not asked for again', () => {
  expect(reopenAnswer(examAfter(classE.modelAnswer))).toBeNull();
});

test('who says that he does not know is not asked again', () => {
  expect(reopenAnswer(examAfter('Something else.', "I don't know."))).toBeNull();
});

test('there is nothing to open before the first answer and after the end', () => {
  expect(reopenAnswer(examAfter())).toBeNull();
  expect(reopenAnswer(examAfter('Something else.', 'I want to stop the exam.', 'Yes.'))).toBeNull();
});

test('that time runs out is not undone', () => {
  const closing = step(examAfter(), { type: 'time-nearly-up', remainingMs: 60_000 }, fixtureContent).state;
  expect(reopenAnswer(say(closing, 'Something else.').state)).toMatchObject({ isClosing: true });
});
