import { describe, expect, it } from 'vitest';
import { END_OF_TURN_WAIT, endOfTurnWait } from './end-of-turn-wait.ts';

const always = () => true;
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

  const neutral = [
    'The wing stalls.',
    'Three statute miles',
    'There are three types: induced, parasite and total drag.',
    'First, you check the weather, then you file.',
    "I don't know the exact number but it is about thirty minutes",
    'Enough fuel to fly to the first point of intended landing.',
  ];

  it.each(neutral)('is the usual one after "%s" when that answers the question', (text) => {
    expect(endOfTurnWait(text, always)).toBe(END_OF_TURN_WAIT.base);
  });

  it.each(neutral)('outlasts a pause to think after "%s" when something is missing', (text) => {
    expect(endOfTurnWait(text, never)).toBe(END_OF_TURN_WAIT.unfinished);
  });

  it.each(['Yes.', 'no', 'Affirmative.', 'Yes, sir.'])('is the usual one after "%s"', (text) => {
    expect(endOfTurnWait(text, never)).toBe(END_OF_TURN_WAIT.base);
  });

  it('gives words that are still being decoded the time of a pause to think', () => {
    expect(endOfTurnWait(null, always)).toBe(END_OF_TURN_WAIT.unfinished);
  });

  it('is long after open words, also of an answer that holds everything', () => {
    expect(endOfTurnWait('thirty minutes by day and', always)).toBe(END_OF_TURN_WAIT.open);
  });
});
