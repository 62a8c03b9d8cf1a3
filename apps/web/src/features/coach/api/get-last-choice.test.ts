import { expect, it } from 'vitest';
import { lastChosen } from './get-last-choice.ts';

const demo = { kind: 'demo', choice: { rating: 'private', manner: 'coach' } } as const;
const exam = { kind: 'coach', choice: { rating: 'instrument', manner: 'checkride' } } as const;

it('takes no demo that was kept for an exam that was chosen', () => {
  expect(lastChosen([demo])).toBeNull();
  expect(lastChosen([demo, exam])).toEqual(exam.choice);
});
