import { expect, test } from 'vitest';
import { respell } from './respell.ts';

test('spells what Flite would say wrong, one or several', () => {
  expect(respell('V F R pilots read the metar, tafs and notams')).toBe(
    'V F R pilots read the mee tar, taffs and no tams',
  );
  expect(respell('Metars, and the pitot-static system')).toBe('mee tars, and the pee toe static system');
});

test('leaves every other word alone', () => {
  expect(respell('The notamment of unicom')).toBe('The notamment of unicom');
});
