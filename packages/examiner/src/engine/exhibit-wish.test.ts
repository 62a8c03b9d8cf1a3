import { describe, expect, it } from 'vitest';
import {
  asksToDecode,
  askToRead,
  askWhatStands,
  isHardToRead,
  withoutExhibitWishes,
} from './exhibit-wish.ts';

describe('who can hardly read what lies before him', () => {
  it.each([
    "I can't make out the print.",
    'i cant read the name',
    "I can't read the small print on that page. What dates are on it?",
    'Let me see, these letters get smaller every year.',
    "honestly I am guessing, the print's smaller than my conscience",
    'Which one comes first though? My cheaters are fogged.',
    'Hang on, let me get my glasses.',
    'Could you make it a bit bigger?',
    'I can hardly read those figures.',
    "It's too small for my eyes.",
    'okay whats crossed out there exactly i cant really see it',
  ])('says so in %j', (text) => expect(isHardToRead(text)).toBe(true));

  it.each([
    "If I can't read it back, I ask again.",
    "I can't read that back without a pen.",
    "I can't see that being legal.",
    'I would read the fine print in the POH.',
    'My limitation is that I wear glasses.',
    'The numbers are smaller in the second column.',
    "I can't make out the field, so I go around.",
    'Boots blow it off after it sticks.',
    "red markings look like nothing, you can't read them",
  ])('does not in %j', (text) => expect(isHardToRead(text)).toBe(false));
});

describe('who asks what stands there', () => {
  it.each([
    "Before I answer: is the picture showing red X's, and over what exactly?",
    "I can't judge it without the dates: what is today's date, and what is the last entry?",
    'Is there something about the lights as well?',
    'Can you tell me the name printed on it?',
    "You haven't told me what's on the display.",
    'What does it say on the chart?',
    'okay whats crossed out there exactly',
  ])('does so in %j', (text) => expect(askWhatStands(text)).not.toBeNull());

  it.each([
    'What does the rule say on it?',
    'What does the star on the chart mean?',
    'It says closed, which is listed there.',
    'Is that the one you want?',
    'What did you say?',
  ])('does not in %j', (text) => expect(askWhatStands(text)).toBeNull());
});

it('who wants it read says so in a sentence of its own', () => {
  expect(
    askToRead('Is it a MOA? I flew into one once. Would you read me what the label says?'),
  ).not.toBeNull();
  expect(askToRead("I'd ask ground to read that to me again.")).toBeNull();
  expect(askToRead('One moment please, I read it.')).toBeNull();
  expect(askToRead('Please let me read the page first.')).toBeNull();
});

it('what he answers is without it', () => {
  const rest = 'It needs a check within the preceding 30 days.';
  expect(withoutExhibitWishes(`${rest} I can't judge it without the dates: what is the last entry?`)).toBe(
    rest,
  );
  expect(withoutExhibitWishes("I can't read the small print. What dates are on it?")).toBe('');
  for (const text of ["I can't land there, can I?", 'What does it say there, 2200 zulu?'])
    expect(withoutExhibitWishes(text)).toBe(text);
});

it('who wants it in plain words says so', () => {
  expect(asksToDecode('please read me the first line in normal words')).toBe(true);
  expect(asksToDecode('please read me the first line')).toBe(false);
});
