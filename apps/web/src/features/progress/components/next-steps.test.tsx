// @vitest-environment happy-dom
import type { ProgressOutput } from '@rightseat/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { CheckrideCard } from './next-steps.tsx';

const progress: ProgressOutput = {
  rating: 'private',
  areas: [],
  weak: [{ code: 'PA.I.A.K1', title: 'Currency', dueAt: '2026-11-22T00:00:00.000Z', due: true }],
  legs: [{ leg: 1, title: 'Pilot', result: null }],
  openLetters: [],
  trend: [],
  practisedAt: [],
  weeklyMail: false,
  checkrideAsked: true,
  checkrideOn: '2026-12-04',
  plan: { daysLeft: 12, days: [], left: { legs: 0, elements: 0, questions: 0 } },
};

const saved: unknown[] = [];
let unmount: () => Promise<void>;
beforeEach(async () => {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    saved.push(JSON.parse(body));
    return new Response(body);
  });
  unmount = await render(<CheckrideCard progress={progress} />);
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  saved.length = 0;
});

const field = () => document.querySelector('input')!;
/** As React hears of it: the value is set past React's own setter. */
const enter = (date: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), date);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = () => act(async () => void field().dispatchEvent(new Event('focusout', { bubbles: true })));

it('counts the days as the plan does, whatever the hour', () => {
  expect(document.body.textContent).toContain(
    '12 days left, with 1 of 1 legs to hold and 1 weak element due.',
  );
});

it('saves a date as soon as it is whole, without waiting for the field to be left', async () => {
  await enter('0002-12-24');
  await enter('');
  expect(saved).toEqual([]);
  await enter('2026-12-24');
  await until(() => expect(saved).toEqual([{ checkrideOn: '2026-12-24' }]));
  await leave();
  expect(saved).toHaveLength(1);
});

it('takes the date back when the field is left empty', async () => {
  await enter('');
  await leave();
  await until(() => expect(saved).toEqual([{ checkrideOn: null }]));
});
