// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { Component as Success } from './success.tsx';

const PAID = {
  success: true,
  email: 'pilot@buyers.example',
  accessExpiration: '2027-02-21T12:00:00.000Z',
  receipt: 'RS-20261121-7F3KQ2XM',
};
const USER = { user: { id: 'user_1', name: 'Pilot', email: 'pilot@buyers.example', isAdmin: false } };

const verify = vi.fn<() => Promise<Response>>();
let me: () => Response;
let unmount: () => Promise<void> = async () => {};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  me = () => json(401, { error: 'Please sign in.', code: 'unauthenticated', requestId: 'r' });
  vi.stubGlobal('fetch', async (path: string) => (path.startsWith('/api/verify-session') ? verify() : me()));
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  verify.mockReset();
});

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, error: string, code: string) =>
  json(status, { error, code, requestId: 'r' });

async function open(search: string) {
  const router = createMemoryRouter(
    [
      { path: '/success', Component: Success },
      { path: '/ai-coach', element: <p>the coach</p> },
    ],
    { initialEntries: [`/success${search}`] },
  );
  unmount = await render(<RouterProvider router={router} />);
}
const settle = () => act(async () => vi.advanceTimersByTimeAsync(50));
const text = () => document.body.textContent;

it('verifies first, and says so', async () => {
  verify.mockReturnValue(new Promise(() => {}));
  await open('?session_id=cs_test_1');
  expect(document.querySelector('h1')?.textContent).toBe('Verifying Payment...');
});

it('shows the success for three seconds, remembers it, and goes on to the coach', async () => {
  verify.mockResolvedValue(json(200, PAID));
  me = () => json(200, USER);
  await open('?session_id=cs_test_1');
  await settle();
  expect(document.querySelector('h1')?.textContent).toBe('Payment Successful');
  expect(text()).toContain('Your 3-month access is activated. A confirmation e-mail will follow.');
  expect(text()).not.toContain('sign up');
  expect({ ...localStorage }).toEqual({
    hasPaid: 'true',
    userEmail: PAID.email,
    accessExpiration: PAID.accessExpiration,
  });
  await act(async () => vi.advanceTimersByTimeAsync(2_900));
  expect(text()).not.toContain('the coach');
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(text()).toContain('the coach');
});

it('tells a guest where the access waits', async () => {
  verify.mockResolvedValue(json(200, PAID));
  await open('?session_id=cs_test_1');
  await settle();
  expect(text()).toContain('It waits for pilot@buyers.example: sign up with that e-mail, or log in.');
});

describe('an error, word for word', () => {
  it.each([
    [
      "the server's own words",
      () => refusal(402, 'This checkout has expired. Nothing was charged.', 'no_access'),
      'This checkout has expired. Nothing was charged.',
    ],
    ['a refusal without words', () => refusal(404, '', 'not_found'), 'Payment verification failed'],
    [
      'an answer that is none',
      () => new Response('<html>', { status: 404 }),
      'Failed to verify payment. Please contact support.',
    ],
  ])('%s', async (_what, answer, words) => {
    verify.mockImplementation(async () => answer());
    await open('?session_id=cs_test_1');
    await settle();
    expect(document.querySelector('h1')?.textContent).toBe('Payment Error');
    expect(document.querySelector('[role=alert]')?.textContent).toBe(words);
    expect(document.querySelector('a[href="/pricing"]')?.textContent).toBe('Return to Pricing');
  });

  it('never leads to a second payment: it is checked again, and support is told which one', async () => {
    verify.mockImplementation(async () => refusal(404, '', 'not_found'));
    await open('?session_id=cs_test_1');
    await settle();
    expect(text()).toContain("If you have paid, don't pay twice.");
    expect(text()).toContain('name this payment:cs_test_1');
    verify.mockImplementation(async () => json(200, PAID));
    const again = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Check again');
    await act(async () => again?.click());
    await settle();
    expect(document.querySelector('h1')?.textContent).toBe('Payment Successful');
  });

  it('no connection', async () => {
    verify.mockRejectedValue(new TypeError('network'));
    await open('?session_id=cs_test_1');
    await settle();
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'Failed to verify payment. Please contact support.',
    );
  });

  it('no session id: nobody is asked', async () => {
    await open('');
    await settle();
    expect(document.querySelector('[role=alert]')?.textContent).toBe('No session ID found');
    expect(verify).not.toHaveBeenCalled();
  });
});
