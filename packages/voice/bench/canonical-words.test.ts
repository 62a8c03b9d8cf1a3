import { expect, test } from 'vitest';
import { canonicalWords } from './canonical-words.ts';

test.each([
  ['The V F R minimums, V.F.R. and VFR.', 'the vfr minimums vfr and vfr'],
  ['fifteen hundred feet', '1500 feet'],
  ['1,500 feet', '1500 feet'],
  ['ninety-one point one fifty-five', '91.155'],
  ['91.155', '91.155'],
  ['twelve thousand five hundred', '12500'],
  ['one two one point niner', '121.9'],
  ['one hundred and five knots', '100 and 5 knots'],
  ['a hundred hours', '100 hours'],
  ['two thousand twenty-four', '2024'],
  ['point zero four percent', '0.04 percent'],
  ['.04%', '0.04 percent'],
  ['use a V O R, then I', 'use a vor then i'],
  ['oh, I see', 'oh i see'],
  ['one oh five', '105'],
  ["I'd take-off, it isn't non-towered", 'i would takeoff it is not nontowered'],
  ['ADS-B out', 'ads b out'],
  ['Class B and class Charlie', 'class b and class c'],
  ['class bravo', 'class b'],
  ['3 SM', '3 statute miles'],
  ['three statute miles', '3 statute miles'],
  ['sixty one one thirteen', '61113'],
  ['61.113', '61.113'],
])('"%s" is compared as "%s"', (text, canonical) => {
  expect(canonicalWords(text).join(' ')).toBe(canonical);
});
