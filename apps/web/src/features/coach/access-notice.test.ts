import { expect, it } from 'vitest';
import { carryNotice, readNotice } from './access-notice.ts';

it('tells why the coach was closed, in the words of the product', () => {
  expect(readNotice(carryNotice('no-access'))).toBe(
    'You need an active subscription to access the AI Coach. Please purchase a plan.',
  );
  expect(readNotice(carryNotice('unverified'))).toBe('Unable to verify subscription. Please try again.');
});

it.each([null, undefined, 'no-access', {}, { accessNotice: 'toString' }, { accessNotice: 1 }])(
  'says nothing to a state that is none of ours: %j',
  (state) => expect(readNotice(state)).toBeNull(),
);
