// @vitest-environment happy-dom
import type { AdminUser } from '@rightseat/contract';
import { afterEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { useAdminAction } from '../hooks/use-admin-action.ts';
import { SubscriptionActions } from './subscription-actions.tsx';

let unmount = async () => {};
afterEach(() => unmount());

function Actions({ status, refundable }: { status: string; refundable: boolean }) {
  const actions = useAdminAction(() => {});
  const user = {
    id: 'user_1',
    name: 'Ann',
    subscriptions: [{ id: 'sub_1', status, refundable, expirationDate: '2026-12-31T00:00:00Z' }],
  } as AdminUser;
  return <SubscriptionActions user={user} actions={actions} />;
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it.each([
  ['bought and running', { status: 'active', refundable: true }, true, true],
  ['granted and running', { status: 'active', refundable: false }, false, true],
  ['ended, and paid back', { status: 'refunded', refundable: false }, false, false],
])(
  'offers of access that was %s only what can be done, and says why not',
  async (_what, access, refund, revoke) => {
    unmount = await render(<Actions {...access} />);
    expect(button('Issue Refund & Cancel')?.disabled).toBe(!refund);
    expect(button('Revoke Access (No Refund)')?.disabled).toBe(!revoke);
    const words = document.body.textContent;
    expect(words.includes('There is no payment to refund')).toBe(!refund);
    expect(words.includes('there is nothing to revoke')).toBe(!revoke);
  },
);
