import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt, inParts } from '#testing/exam-at.ts';
import { composeClose } from './close-exam.ts';

const content = loadContent();

it('names no topic with the place of another: a failed follow-up is gone over where its question is written', () => {
  const question = content.questions.find(
    ({ exhibit, references, followUps }) => !exhibit && !references.includes(followUps[0]!.references[0]!),
  )!;
  const exam = examAt([question.id], content);
  exam.send(inParts(['answer', question.modelAnswer]));
  expect(exam.state().current).toMatchObject({ questionId: question.id, followUp: 0 });
  for (let turn = 0; turn < 4 && exam.state().current?.questionId === question.id; turn++) {
    exam.send(inParts(['answer', "I don't know."]));
  }
  const said = composeClose(exam.state(), content, 'That is it.', 2).join(' ');
  expect(said).toContain(`Start with ${question.references[0]}.`);
  expect(said).not.toContain(`Start with ${question.followUps[0]!.references[0]}.`);
});
