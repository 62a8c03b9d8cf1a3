import { expect, it } from 'vitest';
import { listAskables } from '#check/askables.ts';
import { checkAskable } from '#check/check-askable.ts';
import { checkDuplicates } from '#check/check-duplicates.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import { loadContent } from './load-content.ts';

const content = loadContent();
const askables = listAskables(content.questions);
/** Each grades some dozen answers; for the short run every eighth. Run it at length after a change of the content. */
const checked = askables.filter((_, index) => index % atLength(8, 1) === 0);

it('have nothing to complain about', { timeout: 120_000 }, () => {
  expect(checked.flatMap((askable) => checkAskable(askable, content))).toEqual([]);
});

it('are no copies of each other', () => {
  expect(checkDuplicates(askables)).toEqual([]);
});
