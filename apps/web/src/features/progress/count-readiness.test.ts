import type { ProgressOutput } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { countReadiness } from './count-readiness.ts';

type Element = ProgressOutput['areas'][number]['elements'][number];
const element = (state: Element['state'], examined: Element['examined'] = 'here'): Element => ({
  code: 'PA.IV.A.K1',
  title: 'Ground effect',
  state,
  examined,
});

it('counts over what can be asked, and leaves out an area that nobody asks about', () => {
  const elements = [
    element('satisfactory'),
    element('weak'),
    element('open-code'),
    element('untouched'),
    element('untouched', 'in-flight'),
    element('open-code', 'not-yet'),
  ];
  const flown = { code: 'PA.X', title: 'Flown', elements: [element('untouched', 'in-flight')] };
  expect(countReadiness([{ code: 'PA.IV', title: 'Takeoffs', elements }, flown])).toEqual([
    { code: 'PA.IV', title: 'Takeoffs', askable: 4, held: 1, weak: 2 },
  ]);
});
