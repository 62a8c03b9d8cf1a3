import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { startExam } from '#engine/start-exam.ts';
import { scenarioQuestions } from '#scenario/scenario-questions.ts';
import { judgeAgain } from './judge-again.ts';

const content = loadContent();
const state = startExam(
  {
    choice: { rating: 'private', manner: 'checkride', leg: 1 },
    kind: 'coach',
    limitSeconds: 1800,
    seed: 's',
    flight: null,
  },
  content,
);

it('judges a question on the flight of the exam, which no drill asks', () => {
  const [question] = scenarioQuestions(state.scenario!);
  const answer = { questionId: question!.id, text: question!.modelAnswer };
  expect(judgeAgain(state, answer, content)).toMatchObject({
    grade: 'satisfactory',
    question: question!.ask,
  });
  expect(judgeAgain(state, { ...answer, text: "I don't know." }, content)?.grade).toBe('unsatisfactory');
  const other = { ...state, scenario: undefined };
  expect(judgeAgain(other, answer, content)).toBeNull();
});
