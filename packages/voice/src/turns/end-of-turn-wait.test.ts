import { describe, expect, it } from 'vitest';
import { END_OF_TURN_WAIT, endOfTurnWait } from './end-of-turn-wait.ts';

const never = () => false;

describe('the wait for the end of a turn', () => {
  it.each([
    'You need the airspeed indicator, and',
    'You need the airspeed indicator and...',
    'The airspeed indicator,',
    'It depends on the, um',
    'It is the angle of the',
    'There are three types: induced, parasite',
    'You need four documents. The airworthiness certificate, registration.',
    'First, you check the weather.',
    'Well',
  ])('is long after "%s"', (text) => {
    expect(endOfTurnWait(text, never)).toBe(END_OF_TURN_WAIT.open);
  });

  it.each([
    "That's it.",
    "And I think that's all.",
    "I don't know",
    "Honestly, I'm not sure.",
    'Could you repeat the question?',
    'Say again, please.',
    'Next question',
  ])('is short after "%s"', (text) => {
    expect(endOfTurnWait(text, never)).toBe(END_OF_TURN_WAIT.closed);
  });

  it.each([
    'The wing stalls.',
    'Three statute miles',
    'There are three types: induced, parasite and total drag.',
    'First, you check the weather, then you file.',
    "I don't know the exact number but it is about thirty minutes",
    'Yes.',
    'Enough fuel to fly to the first point of intended landing.',
  ])('is the usual one after "%s"', (text) => {
    expect(endOfTurnWait(text, never)).toBe(END_OF_TURN_WAIT.base);
  });

  it('is the usual one while the last words are still being decoded', () => {
    expect(endOfTurnWait(null, () => true)).toBe(END_OF_TURN_WAIT.base);
  });

  it('is shorter when the answer is complete, but not when its words are open', () => {
    expect(endOfTurnWait('thirty minutes by day', () => true)).toBe(END_OF_TURN_WAIT.complete);
    expect(endOfTurnWait('thirty minutes by day and', () => true)).toBe(END_OF_TURN_WAIT.open);
  });
});
