import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('a text', () => {
  it('is parted by its marks', () => {
    expect(sentencesOf('Thirty by day. Is that all?')).toEqual(['Thirty by day.', 'Is that all?']);
  });

  it.each([
    ['i trim it off how long do i have', 'i trim it off.', 'how long do i have?'],
    ['it moves to the side. ', 'it moves to the side. '.trim()],
    [
      'left is bigger can i ask how many more are there',
      'left is bigger.',
      'can i ask how many more are there?',
    ],
    ['do you want the speeds too', 'do you want the speeds too?'],
    [
      'hold short of one eight wait is mine first or last',
      'hold short of one eight wait.',
      'is mine first or last?',
    ],
    ['Got it. is that the kind of thing you mean', 'Got it.', 'is that the kind of thing you mean?'],
  ])('without any, %j, has the question at its end for itself', (text, ...sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it.each([
    "i'd tell my passenger do you feel okay",
    'nobody does it for me',
    'the trouble is that i have no chart to go by here',
    'i look at the lights do they work are they bright',
    'what i do i check twice',
    'nor do i go below it',
    'i read back line up and wait is what i say',
  ])('%j asks the examiner nothing', (text) => {
    expect(sentencesOf(text)).toEqual([text]);
  });
});
