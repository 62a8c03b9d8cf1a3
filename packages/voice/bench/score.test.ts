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

test('counts neither hesitations nor another division of the same words', () => {
  const heard = 'I should have checked the down drafts, ok, by the waypoint';
  expect(
    scoreTranscript("Um, I should've checked the downdrafts, okay, uh, by the way point", heard),
  ).toMatchObject({ words: 10, errors: 0 });
});

test('joins no words that are told apart elsewhere', () => {
  expect(scoreTranscript('air sick, air', 'airsick air')).toMatchObject({ words: 3, errors: 2 });
});
