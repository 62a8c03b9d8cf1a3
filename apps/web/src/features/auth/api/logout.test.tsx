// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { forgetMe, meQueryOptions } from './get-me.ts';
import { useLogout } from './logout.ts';

const askServer = vi.fn<typeof fetch>();
const goTo = vi.fn<(url: string | URL) => void>();
const forget = vi.fn();
const user = { id: 'user_1', name: 'Ann', email: 'ann@pilots.example', isAdmin: false };
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
let unmount: () => Promise<void>;

function Corner() {
  const logout = useLogout(forget);
  return (
    <button type="button" onClick={() => logout.mutate()}>
      Logout
    </button>
  );
}

beforeEach(async () => {
  vi.stubGlobal('fetch', askServer);
  vi.spyOn(window.location, 'assign').mockImplementation(goTo);
  localStorage.clear();
  unmount = await render(<Corner />);
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const mock of [askServer, goTo, forget]) mock.mockReset();
});

const press = async () => {
  await act(async () => document.querySelector('button')!.click());
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
};
const whoAmI = () => new QueryClient().fetchQuery(meQueryOptions);

it('signs out, also where the server could not be told, and tells it at the next start', async () => {
  askServer.mockRejectedValueOnce(new TypeError('network'));
  await press();
  expect(forget).toHaveBeenCalledOnce();

  // The cookie is still there, and the server would still know him.
  askServer.mockImplementation(async (url) =>
    String(url).includes('/logout')
      ? answer(503, { error: '', code: 'internal', requestId: 'r' })
      : answer(200, { user }),
  );
  expect(await whoAmI()).toBeNull();
  askServer.mockImplementation(async (url) =>
    answer(200, String(url).includes('/logout') ? { message: 'ok' } : { user }),
  );
  expect(await whoAmI()).toBeNull();
  expect(await whoAmI()).toEqual(user);
});

it('owes nothing when the server was told', async () => {
  askServer.mockImplementation(async (url) =>
    answer(200, String(url).includes('/logout') ? { message: 'ok' } : { user }),
  );
  await press();
  expect(await whoAmI()).toEqual(user);
});

it('forgets who was signed in when an answer says that nobody is', () => {
  const cache = new QueryClient();
  cache.setQueryData(meQueryOptions.queryKey, user);
  forgetMe(cache);
  expect(cache.getQueryData(meQueryOptions.queryKey)).toBeNull();
});
