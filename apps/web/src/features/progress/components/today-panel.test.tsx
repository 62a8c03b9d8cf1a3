// @vitest-environment happy-dom
import type { ProgressOutput } from '@rightseat/contract';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { TodayPanel } from './today-panel.tsx';

let unmount: () => Promise<void>;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

const fresh: ProgressOutput = {
  rating: 'private',
  areas: [],
  weak: [],
  legs: [
    { leg: 1, title: 'Pilot', result: 'satisfactory' },
    { leg: 2, title: 'Planning', result: null },
  ],
  openLetters: [],
  trend: [],
  practisedAt: [],
  checkrideOn: null,
  weeklyMail: false,
  checkrideAsked: false,
  plan: null,
};

async function open(some: Partial<ProgressOutput>, hasAccess = true) {
  const saved: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    saved.push(JSON.parse(body));
    return new Response(body);
  });
  const panel = <TodayPanel progress={{ ...fresh, ...some }} hasAccess={hasAccess} />;
  unmount = await render(<RouterProvider router={createMemoryRouter([{ path: '/', element: panel }])} />);
  return saved;
}

const said = () => document.body.textContent;
const press = (label: string) =>
  act(async () => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === label);
    found?.click();
  });
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('asks for the day once; who has none yet says so', async () => {
  const saved = await open({});
  await press('I have no date yet');
  await until(() => expect(saved).toEqual([{ checkrideOn: null }]));
  await press('Save the date');
  expect(said()).toContain('Please choose a day.');
});

it('does not ask again, but takes a day', async () => {
  await open({ checkrideAsked: true });
  expect(said()).not.toContain('I have no date yet');
  expect(said()).toContain('Name the day');
});

it('counts the days, shows the course as far as it is flown, and leads to one thing', async () => {
  const left = { legs: 0, elements: 0, questions: 0 };
  const days = [
    {
      date: '2026-11-22',
      items: [{ kind: 'leg' as const, leg: 2, title: 'Planning', manner: 'coach' as const }],
    },
  ];
  await open({ checkrideOn: '2026-12-13', checkrideAsked: true, plan: { daysLeft: 21, days, left } });
  expect(document.querySelector('h2')?.textContent).toBe('21 days to your checkride');
  expect(document.querySelector('h3')?.textContent).toBe('Leg 2: Planning');
  expect(links()).toEqual([
    '/progress',
    '/ai-coach?rating=private&leg=2&manner=coach',
    '/ai-coach?rating=private&leg=1&manner=coach',
    '/ai-coach?rating=private&leg=2&manner=coach',
  ]);
  expect(said()).toContain('Leg 2, next');
});

it('leads nobody to a coach who has no access', async () => {
  await open({ checkrideAsked: true }, false);
  expect(links()).toEqual(['/demo']);
});
