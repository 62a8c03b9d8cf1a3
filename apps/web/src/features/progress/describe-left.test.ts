import { expect, it } from 'vitest';
import { describeLeft } from './describe-left.ts';

it('says what does not fit, and nothing where everything does', () => {
  const none = { legs: 0, elements: 0, questions: 0 };
  expect(describeLeft({ daysLeft: 9, left: none })).toBeNull();
  expect(describeLeft({ daysLeft: 9, left: { legs: 1, elements: 0, questions: 40 } })).toBe(
    'The days left do not hold 1 leg of the oral and 40 questions nobody has asked you yet. What weighs most comes first; a later date would hold it all.',
  );
  expect(describeLeft({ daysLeft: 1, left: { legs: 4, elements: 1, questions: 2 } })).toContain(
    'no day left to work on 4 legs of the oral, 1 weak element or open code and 2 questions',
  );
});
