// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { forgetPayment, readCheckoutEmail, readPaidEmail, rememberPayment } from './checkout-memory.ts';

it('goes with the buyer: the next one at this browser is not taken for him', () => {
  const accessExpiration = new Date(Date.now() + 86_400_000).toISOString();
  rememberPayment({ success: true, receipt: 'RS-1', email: 'ann@pilots.example', accessExpiration });
  expect([readPaidEmail(), readCheckoutEmail()]).toEqual(['ann@pilots.example', 'ann@pilots.example']);
  forgetPayment();
  expect([readPaidEmail(), readCheckoutEmail()]).toEqual([null, '']);
  expect(localStorage).toHaveLength(0);
});
