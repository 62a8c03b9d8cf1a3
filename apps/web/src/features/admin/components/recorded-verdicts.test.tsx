// @vitest-environment happy-dom
import type { RecordedVerdict } from '@rightseat/contract';
import { afterEach, expect, it } from 'vitest';
import { render } from '#testing/render.tsx';
import { RecordedVerdicts } from './recorded-verdicts.tsx';

let unmount: () => Promise<void>;
afterEach(() => unmount());

const point = { statement: 'Ninety days.', essential: true, found: 'missing', words: null } as const;
const first: RecordedVerdict = {
  reason: 'answered',
  channel: 'spoken',
  satisfactory: false,
  points: [{ ...point, by: 'judge', doubted: true }],
};
const last: RecordedVerdict = {
  ...first,
  reason: 'read-late',
  satisfactory: true,
  points: [{ ...point, found: 'heard', words: 'three months', by: 'model', doubted: false }],
};

it('shows the verdict that counts, by whom, and those before it folded', async () => {
  unmount = await render(<RecordedVerdicts verdicts={[first, last]} />);
  const folded = document.querySelector('details')!;
  expect(folded.textContent).toMatch(/^The verdict before it/);
  expect(folded.textContent).toContain(
    'By the trained judge with exact signs; a language model read it otherwise.',
  );
  folded.remove();
  expect(document.body.textContent).toContain('a turn late, spoken.');
  expect(document.body.textContent).toContain('Heard: Ninety days. “three months” By the language model.');
});
