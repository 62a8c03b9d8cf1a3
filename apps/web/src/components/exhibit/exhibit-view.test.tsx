// @vitest-environment happy-dom
import type { ExhibitOutput } from '@rightseat/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { ExhibitView } from './exhibit-view.tsx';

const exhibit: ExhibitOutput = {
  id: 'a-list',
  title: 'A list',
  description: 'One line.',
  isReadable: true,
  sheet: [{ type: 'lines', heading: 'List', lines: [[{ text: 'RWY CLSD' }]] }],
};

/** With the examiner beside it, who makes it larger. */
function Table() {
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setEnlarged(true)}>
        Examiner
      </button>
      <ExhibitView id={exhibit.id} isEnlarged={isEnlarged} />
    </>
  );
}

let unmount: () => Promise<void>;
beforeEach(async () => {
  const client = new QueryClient();
  client.setQueryData(['exhibit', exhibit.id, null], exhibit);
  unmount = await render(
    <QueryClientProvider client={client}>
      <Table />
    </QueryClientProvider>,
  );
});
afterEach(() => unmount());

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  )!;
const press = (name: string) => act(async () => button(name).click());

it('is larger once the examiner has made it so, and stays as the pilot makes it then', async () => {
  expect(button('Smaller').disabled).toBe(true);
  await press('Examiner');
  expect(button('Smaller').disabled).toBe(false);
  await press('Smaller');
  await press('Smaller');
  expect(button('Smaller').disabled).toBe(true);
});

it('is made no smaller by the examiner', async () => {
  for (const _ of [1.5, 2, 3]) await press('Larger');
  expect(button('Larger').disabled).toBe(true);
  await press('Examiner');
  expect(button('Larger').disabled).toBe(true);
});
