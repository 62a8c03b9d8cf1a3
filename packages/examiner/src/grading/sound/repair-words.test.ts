import { expect, test } from 'vitest';
import { readWords } from '../words.ts';
import { closeInitials } from './close-initials.ts';
import { expectedWords } from './expected-words.ts';
import { repairWords } from './repair-words.ts';

const expected = expectedWords({
  ask: 'What do you watch for?',
  keyPoints: [
    {
      id: 'speed',
      statement: 'Stay under 250 knots and tell ATC when VFR.',
      essential: true,
      heard: [['turn coordinator', 'atc']],
      numbers: [{ accept: ['250', '4000'], unit: ['knot'], near: ['speed'], optional: false }],
      contradictedBy: [],
    },
  ],
  modelAnswer: 'Under 250 knots, by the turn coordinator; I write down the EFC, and under IFR I tell ATC.',
});
const repair = (text: string) =>
  repairWords(readWords(closeInitials(text)), expected)
    .map((word) => word.text)
    .join(' ');

test.each([
  ['the turncoordinator', 'the turn coordinator'],
  ['to fifty knots', '250 knots'],
  ['for thousand', '4000'],
  ['stay the F R', 'stay the vfr'],
  ['write down the F. C.', 'write down the efc'],
])('"%s" is "%s"', (heard, meant) => {
  expect(repair(heard)).toBe(meant);
});

test.each([
  ['down to thirty', 'a figure that makes no figure of the rubric'],
  ['F R', 'what may be VFR or IFR'],
  ['the altitude coordinator', 'words of their own'],
])('leaves "%s" alone (%s)', (heard) => {
  expect(repair(heard)).toBe(
    readWords(heard)
      .map((word) => word.text)
      .join(' '),
  );
});

test('letters said one by one end no sentence, and stay as long', () => {
  expect(closeInitials('write down the E. F. C. first. And I. F. R.')).toBe(
    'write down the E  F  C  first. And I  F  R.',
  );
  expect(closeInitials("Class D. I'd go")).toBe("Class D. I'd go");
});
