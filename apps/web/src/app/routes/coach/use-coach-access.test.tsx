// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { useFreshSubscription } from '#features/billing/api/get-subscription.ts';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { useCoachAccess } from './use-coach-access.ts';

let unmount = async () => {};
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

function Door() {
  const access = useCoachAccess();
  const { isFetchedAfterMount } = useFreshSubscription();
  return (
    <output>{isFetchedAfterMount && (access.status === 'refused' ? access.because : access.status)}</output>
  );
}
const door = () => document.querySelector('output')?.textContent;

it.each([
  ['leaves who is signed out elsewhere to the guard, not to the prices', 401, {}, 'verifying'],
  ['says of a server that cannot tell that it cannot', 500, {}, 'unverified'],
  [
    'says of a pilot without access that he has none',
    200,
    { hasActiveSubscription: false, subscription: null },
    'no-access',
  ],
])('%s', async (_what, status, told, seen) => {
  const failure = { error: '', code: 'internal', requestId: 'r' };
  vi.stubGlobal('fetch', async () => Response.json(status === 200 ? told : failure, { status }));
  unmount = await render(<Door />);
  await until(() => expect(door()).toBeTruthy());
  expect(door()).toBe(seen);
});
