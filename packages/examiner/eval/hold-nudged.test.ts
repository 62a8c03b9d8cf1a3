import { describe, expect, it } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';
import type { Deliver } from './hold-leg.ts';
import { holdNudged } from './hold-nudged.ts';
import { NUDGED_SETS, type NudgedAnswer, readNudgedAnswers } from './nudged-answers.ts';

const content = loadContent();
const said: string[] = [];
const deliver: Deliver = async (text) => {
  said.push(text);
  return { type: 'pilot-said', text, typed: true, continuesLastAnswer: false };
};

/** Visibility and clearance from clouds, which exact signs alone read. */
const minimums = (text: string, heard: string[], below: NudgedAnswer['replies'][string]): NudgedAnswer => ({
  question: 'pa.i.e-weather-minimums',
  kind: 'leaves-out',
  text,
  heard,
  wrong: [],
  replies: {
    visibility: { text: 'Three statute miles.', says: 'right' },
    below,
    above: { text: 'A thousand feet above.', says: 'right' },
    horizontal: { text: 'Two thousand feet to the side.', says: 'right' },
  },
});
const allButBelow = 'Three miles of visibility, a thousand feet above and two thousand feet to the side.';
const heard = ['visibility', 'above', 'horizontal'];

describe('somebody who is nudged', () => {
  it('says what he knows of that point, and has said it all then', async () => {
    said.length = 0;
    const knows = minimums(allButBelow, heard, { text: 'Five hundred feet below.', says: 'right' });
    expect(await holdNudged(knows, content, deliver)).toEqual({
      grade: 'satisfactory',
      isAtOnce: false,
      isRight: true,
      nudges: 1,
      saidAlready: 0,
      unsaid: 0,
      accepted: 0,
    });
    expect(said).toEqual([allButBelow, 'Five hundred feet below.']);
  });

  it('never said what he does not know', async () => {
    const guesses = minimums(allButBelow, heard, { text: 'I pass on that.', says: 'nothing' });
    expect(await holdNudged(guesses, content, deliver)).toMatchObject({
      isRight: false,
      unsaid: 1,
      accepted: 0,
    });
  });

  it('had said it already where the examiner missed it', async () => {
    const strange = minimums(allButBelow, [...heard, 'below'], {
      text: 'Five hundred feet below.',
      says: 'right',
    });
    expect(await holdNudged(strange, content, deliver)).toMatchObject({
      isRight: true,
      nudges: 1,
      saidAlready: 1,
    });
  });
});

it('each ask is answered once, and half of them stay apart', () => {
  const asks = NUDGED_SETS.map((set) => readNudgedAnswers(set, content).map(({ question }) => question));
  expect(asks.map(({ length }) => length)).toEqual([75, 75]);
  expect(new Set(asks.flat()).size).toBe(150);
});
