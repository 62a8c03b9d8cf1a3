import { expect, it } from 'vitest';
import { describeLookUp } from './describe-look-up.ts';

const references = ['14 CFR 91.151', 'FAA-S-ACS-6C PA.I.D'];
const told = (reference: string | null, rightDocument: boolean, rightSection: boolean) =>
  describeLookUp({ references, lookUp: { reference, rightDocument, rightSection } });

it('tells the right place from the wrong one, and where it would have been', () => {
  expect(told('14 CFR 91.151', true, true)).toBe(
    'Looked it up: 14 CFR 91.151 — right document, right section',
  );
  expect(told('14 CFR 91.155', true, false)).toBe(
    'Looked it up: 14 CFR 91.155 — right document, wrong section. It is in 14 CFR 91.151',
  );
  expect(told('AIM 8-1-2', false, false)).toBe(
    'Looked it up: AIM 8-1-2 — wrong document. It is in 14 CFR 91.151',
  );
  expect(told(null, false, false)).toBe('Looked it up: no place was held out. It is in 14 CFR 91.151');
});

it('says nothing where no book was opened', () => {
  expect(describeLookUp({ references })).toBeNull();
});
