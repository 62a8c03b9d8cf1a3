// @vitest-environment happy-dom
import type { ExamOutcome } from '@rightseat/contract';
import { afterEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { OutcomeLetter } from './outcome-letter.tsx';

let unmount: () => Promise<void>;
afterEach(() => unmount());

async function read(result: ExamOutcome['result'], grades: readonly ('satisfactory' | 'unsatisfactory')[]) {
  const areas = grades.map((grade, index) => ({ code: `PA.${'I'.repeat(index + 1)}`, title: 'Area', grade }));
  unmount = await render(
    <OutcomeLetter outcome={{ result, areas } as ExamOutcome} pilot="" at={null} reader="pilot" />,
  );
  return document.body.textContent ?? '';
}

it('says of a test that was not finished that it failed nobody, and of no credit where none was earned', async () => {
  const letter = await read('discontinuance', ['unsatisfactory']);
  expect(letter).toContain('Areas not to the standard so far');
  expect(letter).not.toMatch(/failed|credit/i);
});

it('keeps the credit for what was satisfactory', async () => {
  const letter = await read('disapproval', ['unsatisfactory', 'satisfactory']);
  expect(letter).toContain('Areas failed');
  expect(letter).toContain('You keep credit for the areas that were satisfactory.');
});
