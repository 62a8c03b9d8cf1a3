import { expect, it } from 'vitest';
import type { Content } from '#content/content.ts';
import { fixtureContent, fuelReserve } from '#testing/fixtures/questions.ts';
import type { ExamOptions } from '../exam.ts';
import type { ExamState } from './exam-state.ts';
import { gradeQuestion } from './grade-question.ts';
import { lines } from './lines.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

/** The fuel question, where what counts at night is good to know. */
const question = {
  ...fuelReserve,
  keyPoints: fuelReserve.keyPoints.map((point) =>
    point.id === 'night' ? { ...point, essential: false } : point,
  ),
};
const content: Content = {
  ...fixtureContent,
  questionById: (id) => (id === question.id ? question : fixtureContent.questionById(id)),
};

function answer(text: string, manner: ExamOptions['choice']['manner'] = 'checkride') {
  const choice = { rating: 'private', manner } as const;
  const started = startExam({ choice, kind: 'coach', limitSeconds: 1800, seed: 'a seed' }, content);
  let state: ExamState = { ...started, plan: [question.id, ...started.plan] };
  state = step(state, { type: 'started' }, content).state;
  return step(state, { type: 'pilot-said', text, typed: false, continuesLastAnswer: false }, content);
}

const wrongBeside = 'Thirty minutes by day at normal cruise, and ten minutes at night.';

it('something wrong beside the essential points fails nothing, is not read back, and is told in the debrief', () => {
  const { state } = answer(wrongBeside);
  const [filed] = state.asked;
  expect(filed).toMatchObject({ questionId: question.id, outcome: 'held' });
  const graded = gradeQuestion(filed!, { question, askable: question });
  expect(graded.grade).toBe('satisfactory');
  expect(graded.reason).toContain('“ten minutes at night”, which is not right');
});

it('the coach says that it is wrong, and how it is', () => {
  const { reply } = answer(wrongBeside, 'coach');
  expect(lines.coachWrong.some((line) => reply.text.startsWith(line))).toBe(true);
  expect(reply.text).toContain('forty five minutes at night, at normal cruise.');
});

it('something wrong on an essential point is read back as ever', () => {
  const { state } = answer('Ten minutes by day, and forty five minutes at night.');
  expect(state.progress.expecting).toMatchObject({ for: 'read-back', pointId: 'day' });
});
