// @vitest-environment happy-dom
import type { ExamChoice } from '@rightseat/contract';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { PersonaField } from './persona-field.tsx';

let unmount: () => Promise<void>;
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

async function show(hasSamples: boolean) {
  let chosen: ExamChoice = { rating: 'private', manner: 'coach' };
  function Page() {
    const [choice, setChoice] = useState(chosen);
    chosen = choice;
    return <PersonaField choice={choice} hasSamples={hasSamples} onChange={setChoice} />;
  }
  unmount = await render(<Page />);
  return () => chosen;
}

it('has an examiner heard at the speed that is chosen for him', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json({ error: '', code: 'full', requestId: 'r' }, { status: 503 }));
  });
  const chosen = await show(true);
  const speeds = document.querySelector('select')!;
  await act(async () => {
    speeds.value = '0.9';
    speeds.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => document.querySelectorAll('input')[1]!.click());
  expect(chosen()).toEqual({ rating: 'private', manner: 'coach', persona: 'formal', speed: 0.9 });
  await act(async () => document.querySelectorAll('button')[1]!.click());
  await until(() => expect(asked).toEqual(['/api/examiners/formal/sample?speed=0.9']));
});

it('offers no speed where another company speaks', async () => {
  await show(false);
  expect(document.querySelector('select')).toBeNull();
});
