import { describe, expect, it } from 'vitest';
import { judgeOverheard } from './barge-in-words.ts';

const OWN = 'What is the minimum visibility in Class G airspace at night?';

describe('words over the examiner’s voice', () => {
  it.each([
    ['wait a second', 'pilot'],
    ['no I meant', 'pilot'],
    ['uh huh', 'filler'],
    ['Okay.', 'filler'],
    ['the minimum visibility', 'own-words'],
    ['the minimum', 'nothing'],
    ['', 'nothing'],
    ['stop', 'nothing'],
  ])('"%s" are taken as: %s', (text, verdict) => {
    expect(judgeOverheard(text, OWN, false)).toBe(verdict);
  });

  it('need only be one when the pilot was answering a moment ago', () => {
    expect(judgeOverheard('fuel', OWN, true)).toBe('pilot');
    expect(judgeOverheard('okay', OWN, true)).toBe('filler');
    expect(judgeOverheard('visibility', OWN, true)).toBe('nothing');
  });
});
