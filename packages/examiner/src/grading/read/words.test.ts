import { describe, expect, it } from 'vitest';
import { readWords } from './words.ts';

const canonical = (text: string) =>
  readWords(text)
    .map((word) => word.text)
    .join(' ');

describe('canonical words', () => {
  it.each([
    ['one two one point five', '121.5'],
    ['point oh four', '0.04'],
    ['twelve thousand five hundred feet', '12500 feet'],
    ['600-2, or 800 and 2 without', '602 or 802 without'],
    ['a thousand and three', '1003'],
    ['from seven to sixteen thousand', 'from 7000 to 16000'],
    ['between 8 and 10,000', 'between 8000 and 10000'],
    ['sixty to two thousand', '60 to 2000'],
    ['three miles or five thousand', '3 miles or 5000'],
    ['a thousand and three miles', '1000 and 3 miles'],
    ['1,000 feet and 3 miles', '1000 feet and 3 miles'],
    ['500 below, 1,000 above, 2,000 to the side', '500 below 1000 above 2000 to the side'],
    ['half a dozen approaches', '6 approaches'],
    ['three quarters of an hour', '45 minutes'],
    ['three-quarters of one hour, 3/4 of an hour or .75 hours', '45 minutes 45 minutes or 45 minutes'],
    ['a quarter of an hour', '15 minutes'],
    ['3/4 SM', '0.75 sm'],
    ['seventy seven hundred', '7700'],
    ['the thirty first of march, in the twenty fourth month', 'the 31 of march in the 24 month'],
    ['a twenty second timer', 'a 20 second timer'],
    ['a hundred and fifty knots', '150 knots'],
    ['an hour after sunset', '1 hour after sunset'],
    ['one and a half miles', '1.5 miles'],
    ['10,000 feet', '10000 feet'],
    ['1/2 mile', 'half mile'],
    ['three SM', '3 sm'],
    ['below point zero for.', 'below 0.04'],
    ['half an hour after', 'half hour after'],
    ['the constructor of it', 'the constructor of it'],
    ['10:45 local, 1545 zulu', '1045 local 1545 zulu'],
    ['the highest one I see, a 1:60 rule', 'the highest one i see a 1 60 rule'],
    ["nope, you've gotta ask", 'no you have have to ask'],
  ])('reads %j as %j', (said, expected) => {
    expect(canonical(said)).toBe(expected);
  });

  it('keeps the numbers of a list apart', () => {
    expect(canonical('five hundred one thousand two thousand')).toBe('500 1000 2000');
  });

  it('takes "the one on the right" for no number', () => {
    expect(canonical('the one on the right')).toBe('the one on the right');
  });

  it('does not hang on words that only look like the start of a number', () => {
    expect(canonical('turns around a point, hundred')).toBe('turns around a point 100');
    expect(canonical('oh, point')).toBe('oh point');
  });

  it('joins spelled letters, but not an article or an airspace', () => {
    expect(canonical('follow the P A P I')).toBe('follow the papi');
    expect(canonical('V F R, v.f.r. and vfr')).toBe('vfr vfr and vfr');
    expect(canonical('a V O R in class e I think')).toBe('a vor in class e i think');
  });

  it('keeps every word’s place in the source, so that evidence can be cut out verbatim', () => {
    const text = 'I’d need Three Miles — no less.';
    for (const word of readWords(text)) expect(word.end).toBeGreaterThan(word.start);
    const three = readWords(text).find((word) => word.text === '3')!;
    expect(text.slice(three.start, three.end)).toBe('Three');
  });
});

it.each([
  ['let the tower know', 'tell'],
  ['stand by', 'standby'],
  ['let them know', 'tell'],
  ['keep out of there, and stay away from it', 'avoid there and avoid it'],
  ['it let me down', 'it let me down'],
])('reads everyday idioms as the plain word: %j', (text, plain) =>
  expect(
    readWords(text)
      .map((word) => word.text)
      .join(' '),
  ).toBe(plain),
);
