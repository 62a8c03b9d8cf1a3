// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { ReferenceContents } from './reference-contents.tsx';

const entry = { reference: '14 CFR 91.155', title: 'Basic VFR weather minimums', facts: [], textOf: null };
const shelf = { name: '14 CFR Part 91', title: 'Flight rules', readAs: null, entries: [entry] };

let unmount: () => Promise<void>;
beforeEach(async () => {
  unmount = await render(<ReferenceContents shelves={[shelf]} onHoldOut={() => {}} />);
});
afterEach(() => unmount());

async function search(text: string): Promise<string | null> {
  const box = document.querySelector('input')!;
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')!.set!;
  await act(async () => {
    setValue.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return document.querySelector('[role=status]')!.textContent;
}

it('says when a search finds nothing, and what to try', async () => {
  expect(await search('')).toBe('');
  expect(await search('91.155')).toBe('1 section');
  expect(document.body.textContent).not.toContain('Try a number');
  expect(await search('zebra')).toBe('Nothing found');
  expect(document.body.textContent).toContain('Try a number, such as 91.155, or another word.');
});
