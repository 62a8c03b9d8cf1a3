// @vitest-environment happy-dom
import type { ExamChoice, ExamChoicesOutput } from '@rightseat/contract';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { ExamSetup } from './exam-setup.tsx';

const CODE = 'PA.I.D.K5';
const choices: ExamChoicesOutput = {
  ratings: [{ rating: 'private', questions: 1, areas: [], legs: [] }],
};

let unmount: () => Promise<void>;
/** The server says what it read. */
let answer: () => void;
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) =>
    url === '/api/exam-codes'
      ? new Promise<Response>((done) => {
          const codes = [{ code: CODE, title: 'Flight plans', askable: true }];
          answer = () => done(Response.json({ codes, unknown: [] }));
        })
      : Promise.resolve(Response.json({ error: '', code: 'internal', requestId: 'r' }, { status: 500 })),
  );
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** The page with the box of codes filled in and *Read the codes* pressed. @returns what is chosen */
async function readCodes() {
  let chosen: ExamChoice | undefined;
  function Page() {
    const [choice, setChoice] = useState<ExamChoice>({ rating: 'private', manner: 'coach', codes: [] });
    chosen = choice;
    return <ExamSetup choices={choices} choice={choice} hasSamples={false} onChange={setChoice} />;
  }
  unmount = await render(<Page />);
  await type(CODE);
  await act(async () => button('Read the codes').click());
  return () => chosen;
}

async function type(text: string) {
  const box = document.querySelector('textarea')!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const checkride = () => document.querySelectorAll<HTMLInputElement>('input[name=manner]')[1]!.click();
const found = () => until(() => expect(document.body.textContent).toContain('Flight plans'));

it('keeps what is chosen while the codes are being read, and the codes', async () => {
  const chosen = await readCodes();
  await act(async () => checkride());
  answer();
  await found();
  expect(chosen()).toEqual({ rating: 'private', manner: 'checkride', codes: [CODE] });
});

it('keeps codes that come with the press on something else', async () => {
  const chosen = await readCodes();
  await act(async () => {
    answer();
    // The answer is read, and not drawn before the press.
    await new Promise((passed) => setTimeout(passed, 20));
    checkride();
  });
  await found();
  expect(chosen()).toEqual({ rating: 'private', manner: 'checkride', codes: [CODE] });
});

it('does not take the codes of a text that was changed meanwhile', async () => {
  const chosen = await readCodes();
  await type('PA.I.A.K1');
  await act(async () => {
    answer();
    await new Promise((passed) => setTimeout(passed, 20));
  });
  expect(chosen()?.codes).toEqual([]);
  expect(document.body.textContent).not.toContain('Flight plans');
});
