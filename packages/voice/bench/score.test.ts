import { expect, test } from 'vitest';
import { scoreTranscript } from './score.ts';

test('counts replaced, missing and added words against the words said', () => {
  expect(
    scoreTranscript('climb and maintain five hundred feet', 'climb to maintain 500 feet now'),
  ).toMatchObject({
    words: 5,
    errors: 2,
  });
});

test('counts the abbreviations and numbers that came through', () => {
  const said = 'VFR needs ADS-B, Vx and 3 miles, or 5 at night under IFR';
  expect(
    scoreTranscript(said, 'V F R needs a d s b, the x and three miles, or nine at night under I F R'),
  ).toMatchObject({
    acronyms: 5,
    acronymsHeard: 2,
    numbers: 2,
    numbersHeard: 1,
  });
});
