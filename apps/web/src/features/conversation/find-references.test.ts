import type { ReferenceShelf } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { findReferences } from './find-references.ts';

const entry = (reference: string, title: string, facts: string[] = []) => ({
  reference,
  title,
  facts,
  textOf: facts.length ? 2026 : null,
});

const shelves: ReferenceShelf[] = [
  {
    name: '14 CFR Part 91',
    readAs: null,
    title: 'General operating and flight rules',
    entries: [
      entry('14 CFR 91.151', 'VFR fuel requirements', ['At night, 45 minutes.']),
      entry('14 CFR 91.155', 'Basic VFR weather minimums'),
    ],
  },
  {
    name: 'AIM',
    readAs: null,
    title: 'Aeronautical Information Manual',
    entries: [entry('AIM 8-1-2', 'Effects of Altitude')],
  },
];

const found = (search: string) =>
  findReferences(shelves, search).flatMap(({ entries }) => entries.map(({ reference }) => reference));

it.each([
  ['91.151', ['14 CFR 91.151']],
  ['FAR fuel', ['14 CFR 91.151']],
  ['vfr minimums', ['14 CFR 91.155']],
  ['  8-1-2 ', ['AIM 8-1-2']],
  ['', ['14 CFR 91.151', '14 CFR 91.155', 'AIM 8-1-2']],
  ['helicopters', []],
])('a search for %j finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

it('does not look into the notes: the drawer is a book, and no answering machine', () => {
  expect(found('45 minutes')).toEqual([]);
});
