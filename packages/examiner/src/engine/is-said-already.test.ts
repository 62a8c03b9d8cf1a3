import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { isSaidAlready } from './is-said-already.ts';

const [entry] = loadContent().questionById('ir.ii.c-exhibit-vor-checks')!.followUps;
const before = "I can't judge it without the dates and the errors.";
const said = 'Four degrees on the ground. And the log must carry date, place, bearing error and signature.';

it('is what one answer says by itself, whatever another had to do without', () => {
  expect(isSaidAlready(entry!, [{ text: before }, { text: said }])).toBe(true);
  expect(isSaidAlready(entry!, [{ text: before }])).toBe(false);
});
