import { describe, expect, test } from 'vitest';
import { isFiller } from './is-filler.ts';
import { overlapsOwnWords } from './overlaps-own-words.ts';
import { tidyTranscript } from './tidy-transcript.ts';

describe('tidyTranscript', () => {
  test.each([
    ['You need v f r minimums.', 'You need VFR minimums.'],
    ['The V.F.R. minimums', 'The VFR minimums'],
    ['The V. F. R. minimums.', 'The VFR minimums.'],
    ['T F Rs and m o a s', 'TFRs and MOAs'],
    ['It is in the far aim.', 'It is in the FAR/AIM.'],
    ['the F A R A I M', 'the FAR/AIM'],
    ['A D S B out', 'ADS-B out'],
    ['F I S B with its age', 'FIS-B with its age'],
    ['below the M E A, L P V', 'below the MEA, LPV'],
    ['a metar and two notams', 'a METAR and two NOTAMs'],
    ['V N E or v s o', 'VNE or VSO'],
  ])('joins the letters of "%s"', (heard, tidied) => {
    expect(tidyTranscript(heard)).toBe(tidied);
  });

  test.each([
    'I would go with plan B. I think so.',
    'Class B, C, and D.',
    'Take the first a, b, c and q x z.',
    'How far is it to aim for the field?',
    "It's a matter of 500 feet, in miles per hour.",
    'I am at 3.5 miles. I do not know.',
    'That is a no-go.',
  ])('leaves "%s" alone', (heard) => {
    expect(tidyTranscript(heard)).toBe(heard);
  });
});

test('an obscenity, misheard or not, is left out of the transcript', () => {
  expect(tidyTranscript('Advection fuck happens over Scunthorpe.')).toBe(
    'Advection … happens over Scunthorpe.',
  );
});

describe('isFiller', () => {
  test.each(['Uh-huh.', 'Okay.', 'Mm, okay. Right.', 'I see.', 'Got it!', '', '...'])('"%s" is', (text) => {
    expect(isFiller(text)).toBe(true);
  });
  test.each(['Wait.', 'No.', 'Okay, but what about', 'I', 'Five hundred.'])('"%s" is not', (text) => {
    expect(isFiller(text)).toBe(false);
  });
});

describe('overlapsOwnWords', () => {
  const spoken =
    'Right. Under 91.155, what visibility do you need in class G airspace at night, and are you sure?';

  test.each([
    ['what visibility do you need', 'word for word'],
    ['ninety one point one fifty five', 'a number as it sounds'],
    ['what visibilty you need in class golf airspeed', 'mangled, with a word lost'],
    ['', 'nothing'],
  ])('takes "%s" for echo (%s)', (heard) => {
    expect(overlapsOwnWords(heard, spoken)).toBe(true);
  });

  test.each([
    ['wait a second'],
    ['are you at night in class what'],
    ['can you say that again'],
    ['what do you mean by that'],
  ])('takes "%s" for the pilot', (heard) => {
    expect(overlapsOwnWords(heard, spoken)).toBe(false);
  });
});
