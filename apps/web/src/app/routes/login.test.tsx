// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPayment } from '#features/billing/checkout-memory.ts';
import { render } from '#testing/render.tsx';
import { Component as Login } from './login.tsx';
import { Component as Register } from './register.tsx';

const HOUR_MS = 60 * 60 * 1000;
const email = 'guest@buyers.example';
const pay = (endsInMs: number) =>
  rememberPayment({
    success: true,
    email,
    receipt: 'RS-1',
    accessExpiration: new Date(Date.now() + endsInMs).toISOString(),
  });

let unmount: () => Promise<void>;
beforeEach(() => {
  localStorage.clear();
  const anonymous = { error: 'Please sign in.', code: 'unauthenticated', requestId: 'r' };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(anonymous), { status: 401 }));
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function stopAt(from: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', Component: Login },
      { path: '/register', Component: Register },
    ],
    { initialEntries: [{ pathname: '/login', state: { from } }] },
  );
  unmount = await render(<RouterProvider router={router} />);
}
const status = () => document.querySelector('[role=status]')?.textContent;
const filledIn = () => document.querySelector<HTMLInputElement>('input[type=email]')?.value;

it('tells a guest who has just paid where the access waits, and takes the address along', async () => {
  pay(HOUR_MS);
  await stopAt('/ai-coach');
  expect(status()).toBe(
    `The 3-month access waits for ${email}. Log in with that e-mail, or sign up with it first.`,
  );
  expect(filledIn()).toBe(email);
  await act(async () => document.querySelector<HTMLAnchorElement>('[role=status] a')?.click());
  expect(document.querySelector('h1')?.textContent).toBe('Sign up');
  expect(filledIn()).toBe(email);
});

it.each([
  ['on the way to another page', () => pay(HOUR_MS), '/account'],
  ['when the access has run out', () => pay(-HOUR_MS), '/ai-coach'],
  ['where nobody has paid', () => {}, '/ai-coach'],
])('says nothing of a purchase %s', async (_when, remember, from) => {
  remember();
  await stopAt(from);
  expect(document.querySelector('h1')?.textContent).toBe('Login');
  expect(status()).toBeUndefined();
  expect(filledIn()).toBe('');
});
