import { expect, test } from 'vitest';
import { readReference } from './read-reference.ts';

test.each([
  ['{"reference":"91.213"}'],
  [{ reference: '91.213' }],
  [{ reference: '91.213', note: 'of another field' }],
  ['91.213'],
  ['"91.213"'],
  [' 91.213 '],
])('%j holds out a section', (result) => {
  expect(readReference(result)).toBe('91.213');
});

test.each([
  [undefined],
  [null],
  ['{"reference":null}'],
  ['null'],
  ['[]'],
  [{ reference: 91.213 }],
  [{ reference: ['91.213'] }],
  [['91.213']],
  [true],
  [91.213],
  ['x'.repeat(5_000)],
  ['{"reference":'.repeat(10)],
])('%j is nothing found', (result) => {
  expect(readReference(result)).toBeNull();
});
