import { expect, test } from 'vitest';
import { type BiasState, type BiasTrie, buildBiasTrie, followBias } from './bias-trie.ts';
import { encodePhrase } from './tokens.ts';

const WEIGHT = 1.5;

function totalBonus(trie: BiasTrie, tokens: readonly number[]): number {
  let state: BiasState = { node: trie, credit: 0, row: 0 };
  let total = 0;
  for (const token of tokens) {
    const step = followBias(trie, state, token, WEIGHT);
    state = step.state;
    total += step.bonus;
  }
  return total;
}

test('a whole phrase earns the weight of its first three tokens, wherever it stands', () => {
  const trie = buildBiasTrie(['airworthiness directive']);
  const tokens = encodePhrase('airworthiness directive');
  expect(totalBonus(trie, tokens)).toBe(3 * WEIGHT);
  expect(totalBonus(trie, [...encodePhrase('an old'), ...tokens, ...encodePhrase('applies')])).toBe(
    3 * WEIGHT,
  );
});

test('abbreviations one after the other earn no more than one', () => {
  const trie = buildBiasTrie(['T. A. F.', 'A. I. M.']);
  expect(totalBonus(trie, [...encodePhrase('T. A. F.'), ...encodePhrase('A. I. M.')])).toBe(3 * WEIGHT);
  expect(
    totalBonus(trie, [...encodePhrase('T. A. F.'), ...encodePhrase('or'), ...encodePhrase('A. I. M.')]),
  ).toBe(6 * WEIGHT);
});

test('a phrase that breaks off gives all of its bonus back', () => {
  const trie = buildBiasTrie(['airworthiness directive']);
  const [first, second] = encodePhrase('airworthiness directive') as [number, number];
  expect(totalBonus(trie, [first, second, ...encodePhrase('weather')])).toBe(0);
});

test('a finished phrase keeps its bonus though a longer one that begins alike does not follow', () => {
  const trie = buildBiasTrie(['class', 'class bravo']);
  const phrase = encodePhrase('class');
  expect(totalBonus(trie, [...phrase, ...encodePhrase('dismissed')])).toBe(WEIGHT * phrase.length);
});

test('a broken phrase may be the beginning of another', () => {
  const trie = buildBiasTrie(['density altitude', 'pressure altitude']);
  const pressure = encodePhrase('pressure altitude');
  const halfDensity = encodePhrase('density').slice(0, 1);
  expect(totalBonus(trie, [...halfDensity, ...pressure])).toBe(WEIGHT * pressure.length);
});

test('blank phrases are left out', () => {
  expect(buildBiasTrie(['', '  ']).children.size).toBe(0);
});
