import { expect, it } from 'vitest';
import { nameSource } from './name-source.ts';

const entry = (reference: string, title: string) => ({ reference, title, facts: [], textOf: null });
const shelves = [
  {
    name: '14 CFR Part 91',
    title: 'General operating and flight rules',
    readAs: null,
    entries: [entry('14 CFR 91.151', 'VFR fuel requirements')],
  },
  {
    name: 'FAA-H-8083-28',
    title: 'Aviation Weather Handbook',
    readAs: null,
    entries: [entry('FAA-H-8083-28', 'The whole handbook')],
  },
];

it.each([
  ['14 CFR 91.151', 'VFR fuel requirements (14 CFR 91.151)'],
  ['14 CFR 91.151(a)', 'VFR fuel requirements (14 CFR 91.151(a))'],
  ['FAA-H-8083-28', 'Aviation Weather Handbook (FAA-H-8083-28)'],
  ['FAA-S-ACS-6C PA.I.D', 'The standard (FAA-S-ACS-6C PA.I.D)'],
  ['AC 61-65', 'AC 61-65'],
])('%s is named %s', (reference, name) => {
  expect(nameSource(shelves, reference)).toBe(name);
});

it('knows a number alone until the books are here', () => {
  expect(nameSource(undefined, '14 CFR 91.151')).toBe('14 CFR 91.151');
});
