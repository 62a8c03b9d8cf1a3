// @vitest-environment happy-dom
import type { DebriefLine } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { DebriefLineItem } from './debrief-line-item.tsx';

const line: DebriefLine = {
  questionId: 'pa.i.a-1+1',
  acs: ['PA.I.A.K3'],
  titles: ['Medical certificates'],
  question: 'And if you had been 41 at that exam?',
  quote: 'I would ask somebody.',
  grade: 'unsatisfactory',
  reason: 'None of the points was heard.',
  missing: ['Then 24 months.'],
  points: [
    { statement: 'Then 24 months.', essential: true, found: 'missing', words: 'ask somebody' },
    { statement: 'It ends with the month.', essential: false, found: 'contradicted', words: 'to the day' },
  ],
  modelAnswer: 'Then it lasts 24 months.',
  references: [],
};

it('tells what a follow-up leans on, and quotes nothing as the proof of what is missing', async () => {
  const unmount = await render(
    <DebriefLineItem number={3} line={line} before="How long is this medical good?" />,
  );
  const text = document.body.textContent ?? '';
  expect(text).toContain('How long is this medical good?');
  expect(text).toContain('Missing: Then 24 months.');
  expect(text).not.toContain('“ask somebody”');
  expect(text).toContain('“to the day”');
  await unmount();
});
