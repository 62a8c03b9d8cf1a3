// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { PlanCard } from './plan-card.tsx';

const askServer = vi.fn<typeof fetch>();
const goTo = vi.fn<(url: string | URL) => void>();
let unmount: () => Promise<void>;
beforeEach(async () => {
  vi.stubGlobal('fetch', askServer);
  vi.spyOn(window.location, 'assign').mockImplementation(goTo);
  localStorage.clear();
  unmount = await render(<PlanCard />);
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  askServer.mockReset();
  goTo.mockReset();
});

const button = () => document.querySelector('button')!;
const press = () => act(async () => button().click());
const alertText = () =>
  until(() => {
    const text = document.querySelector('[role=alertdialog]')?.textContent;
    if (!text) throw new Error('no alert yet');
    return text;
  });
const answer = (status: number, body: unknown) =>
  askServer.mockResolvedValue(new Response(JSON.stringify(body), { status }));

it('sends the remembered address and goes to where the server says', async () => {
  localStorage.setItem('userEmail', 'earlier@buyers.example');
  answer(200, { sessionId: 'cs_test_1', url: 'https://checkout.example/c/pay/cs_test_1' });
  await press();
  await until(() => expect(goTo).toHaveBeenCalledWith('https://checkout.example/c/pay/cs_test_1'));
  expect(askServer.mock.calls[0]?.[1]?.body).toBe('{"email":"earlier@buyers.example"}');
  expect(button().textContent).toBe('Processing...');
  expect(button().disabled).toBe(true);
});

it('is ready again when the back button brings it back as it was left', async () => {
  answer(200, { sessionId: 'cs_test_1', url: 'https://checkout.example/c/pay/cs_test_1' });
  await press();
  await until(() => expect(goTo).toHaveBeenCalled());
  // Leaving takes a moment, and the call ends in it: coming back is seen by a page that has been idle.
  await until(() => {
    const pageshow = Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(pageshow);
    expect(button().textContent).toBe('Get Started Now');
  });
});

it.each([
  [
    "the server's own words",
    422,
    { error: 'Please enter a valid e-mail address.', code: 'invalid_input', requestId: 'r' },
    'Please enter a valid e-mail address.',
  ],
  ['an answer without a session', 200, {}, 'Failed to create checkout session. Please try again.'],
  ['an error without words', 500, '', 'Payment failed. Please try again.'],
] as const)('%s: an alert, and idle again', async (_what, status, body, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer(status, body);
  await press();
  expect(await alertText()).toContain(words);
  expect(button().textContent).toBe('Get Started Now');
});

it('no answer at all: an alert in the words of the product', async () => {
  askServer.mockRejectedValue(new TypeError('network'));
  await press();
  expect(await alertText()).toContain('Payment failed. Please try again.');
});
