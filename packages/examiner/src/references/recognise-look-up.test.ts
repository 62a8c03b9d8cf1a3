import { describe, expect, it } from 'vitest';
import { recogniseLookUp } from './recognise-look-up.ts';

describe('"I would look it up"', () => {
  it.each([
    ["I'd look that up in the FAR AIM", { named: true, right: true }],
    ['I would check the regs, part 91', { named: true, right: true }],
    ["I'd look it up in the POH", { named: true, right: false }],
    ["I'd go to the handbook", { named: false, right: false }],
    ["I'd have to look that up", { named: false, right: false }],
  ])('%j is taken for what it is', (text, expected) => {
    expect(recogniseLookUp(text, ['14 CFR 91.151'])).toEqual(expected);
  });

  it.each([
    'Thirty minutes by day.',
    'I lose the turn coordinator, and check the breaker.',
    'Then I go to the alternate and pull up the flaps.',
  ])('is not heard in a plain answer: %s', (text) => {
    expect(recogniseLookUp(text, ['14 CFR 91.151'])).toBeNull();
  });

  it('needs no verb when the examiner has asked where', () => {
    expect(recogniseLookUp('the AIM', ['AIM 7-1-27'], true)).toEqual({ named: true, right: true });
  });
});
