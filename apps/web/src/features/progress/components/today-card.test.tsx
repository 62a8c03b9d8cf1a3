// @vitest-environment happy-dom
import type { DayPlan } from '@rightseat/contract';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { useProgress } from '../api/get-progress.ts';
import { TodayCard } from './today-card.tsx';

let unmount: () => Promise<void>;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** Stands there once the plan has been read: only then is an absent card an answer. */
const Answered = () => useProgress('instrument').isSuccess && <output />;

async function open(plan: DayPlan | null) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const checkrideOn = plan && '2026-12-04';
    const progress = { rating: 'instrument', areas: [], weak: [], legs: [], openLetters: [] };
    return new Response(JSON.stringify({ ...progress, checkrideOn, plan }));
  });
  const card = (
    <>
      <TodayCard rating="instrument" />
      <Answered />
    </>
  );
  unmount = await render(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />);
  await until(() => expect(document.querySelector('output')).not.toBeNull());
  expect(asked[0]).toContain('rating=instrument');
}

const left = { legs: 0, elements: 0, questions: 0 };
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('leads to what the plan has for today, and to nothing of tomorrow', async () => {
  await open({
    daysLeft: 12,
    left,
    days: [
      {
        date: '2026-11-22',
        items: [
          { kind: 'elements', codes: ['IR.I.A.K1'] },
          { kind: 'leg', leg: 2, title: 'Weather', manner: 'checkride' },
          { kind: 'area', code: 'IR.I', title: 'Preflight Preparation', questions: 6 },
        ],
      },
      { date: '2026-11-23', items: [{ kind: 'leg', leg: 3, title: 'Tomorrow', manner: 'coach' }] },
    ],
  });
  expect(document.body.textContent).toContain('12 days left');
  expect(links()).toEqual([
    '/progress',
    '/drills?rating=instrument',
    '/ai-coach?rating=instrument&leg=2&manner=checkride',
    '/drills?rating=instrument&area=IR.I',
  ]);
});

it('names the day itself', async () => {
  await open({ daysLeft: 0, left, days: [{ date: '2026-12-04', items: [{ kind: 'checkride' }] }] });
  expect(document.body.textContent).toContain('Your checkride');
});

it.each([
  ['without a date', null],
  ['after the day has passed', { daysLeft: -2, left, days: [] }],
])('is not there %s', async (_when, plan) => {
  await open(plan);
  expect(document.querySelector('section')).toBeNull();
});
