// @vitest-environment happy-dom
import { useIsFetching } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { useIdentity } from './get-me.ts';
import { useVerifyEmail } from './verify-email.ts';

const user = { id: 'user_1', name: 'Ann', email: 'ann@pilots.example', isAdmin: false };
const verified = { message: 'Verified.', user };
const nobody = { error: 'Please sign in.', code: 'unauthenticated', requestId: 'r' };

let answerWhoAmI: () => void;
let unmount: () => Promise<void>;

function Arrival() {
  useVerifyEmail('token');
  const isAsking = useIsFetching() > 0;
  return <p aria-busy={isAsking}>{useIdentity().status}</p>;
}
const line = () => document.querySelector('p');

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.endsWith('/me')) return Promise.resolve(new Response(JSON.stringify(verified)));
    return new Promise<Response>((resolve) => {
      answerWhoAmI = () => resolve(new Response(JSON.stringify(nobody), { status: 401 }));
    });
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

it('stays signed in by the link when “who am I”, asked before it, is answered after it', async () => {
  unmount = await render(<Arrival />);
  await act(() => vi.waitFor(() => expect(line()?.textContent).toBe('signed-in')));
  answerWhoAmI();
  await act(() => vi.waitFor(() => expect(line()?.getAttribute('aria-busy')).toBe('false')));
  expect(line()?.textContent).toBe('signed-in');
});
