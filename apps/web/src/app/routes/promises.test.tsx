// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { PlanNotes } from './pricing/plan-notes.tsx';
import { Component as Privacy } from './privacy.tsx';
import { Component as Terms } from './terms.tsx';

/** What the pages promise, where the words alone would promise more. */
const CONFIG = {
  appName: 'RightSeat',
  supportEmail: 'support@rightseat.example',
  demoEnabled: true,
  demoSeconds: 300,
  coachMinutesPerMonth: 1800,
  embedded: false,
  voiceSamples: true,
  canKeepVoice: true,
};
let unmount = async () => {};
beforeEach(() => vi.stubGlobal('fetch', async () => new Response(JSON.stringify(CONFIG))));
afterEach(async () => {
  await unmount();
  unmount = async () => {};
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function read(page: ReactNode): Promise<void> {
  const router = createMemoryRouter([{ path: '/', element: page }]);
  unmount = await render(<RouterProvider router={router} />);
}
const text = () => document.body.textContent ?? '';

it('says under the plan what each of its large words means, fair use to the figure', async () => {
  await read(<PlanNotes />);
  await until(() => expect(text()).toContain('1,800 minutes in a calendar month'));
  for (const words of ['Unlimited', 'Premium voice', 'Limited Time Offer', 'Save over $150'])
    expect([words, text().includes(words)]).toEqual([words, true]);
});

it.each([
  ['Terms', <Terms key="terms" />],
  ['Privacy', <Privacy key="privacy" />],
])('%s: says beside its date when what came later was added', async (_name, page) => {
  await read(page);
  expect(text()).toMatch(
    /Last updated January 2025\. Features that came later were added to this text in \w+ \d{4}\./,
  );
});

it('names the day on which access ends in UTC, wherever it is read', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  vi.resetModules();
  const { formatAccessDate, formatLongDate } = await import('#lib/format-date.ts');
  const lastMoment = '2026-12-31T23:30:00Z';
  expect(formatLongDate(lastMoment)).toBe('January 1, 2027');
  expect(formatAccessDate(lastMoment)).toBe('December 31, 2026 (UTC)');
});
