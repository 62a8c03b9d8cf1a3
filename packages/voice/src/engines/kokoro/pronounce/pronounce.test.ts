import { expect, test } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { pronounce } from './pronounce.ts';

const letters = {
  A: 'ˈA',
  B: 'bˈi',
  C: 'sˈi',
  D: 'dˈi',
  F: 'ˈɛf',
  I: 'ˈI',
  R: 'ˈɑɹ',
  S: 'ˈɛs',
  T: 'tˈi',
  V: 'vˈi',
  X: 'ˈɛks',
};
const gold = {
  ...letters,
  the: 'ði',
  a: 'A',
  read: { DEFAULT: 'ɹˈid', VBD: 'ɹˈɛd' },
  lead: 'lˈid',
  close: { DEFAULT: 'klˈOs', VERB: 'klˈOz' },
  have: 'hæv',
  pilot: 'pˈIlət',
  low: 'lˈO',
  wing: 'wˈɪŋ',
  flap: 'flˈæp',
  rat: 'ɹˈæt',
  rate: 'ɹˈAt',
  land: 'lˈænd',
  carry: 'kˈæɹi',
  stop: 'stˈɑp',
  turbo: 'tˈɜɹbO',
  fan: 'fˈæn',
  you: 'ju',
  door: 'dˈɔɹ',
  how: 'hˌW',
  is: 'ɪz',
  record: { DEFAULT: 'ɹˈɛkəɹd', VERB: 'ɹəkˈɔɹd' },
  permit: { DEFAULT: 'pɜɹmˈɪt' },
  estimate: { DEFAULT: 'ˈɛstəmˌAt', NOUN: 'ˈɛstəmət' },
};
const lexicon = createLexicon(gold, { rare: 'ɹˈɛɹ' });

const READINGS: readonly (readonly [text: string, sounds: string])[] = [
  // Letters in one breath, the last of them stressed.
  ['V F R', 'vˌiˌɛfˈɑɹ'],
  ["T F R's", 'tˌiˌɛfˈɑɹz'],
  ['A V F R pilot', 'ɐ vˌiˌɛfˈɑɹ pˈIlət'],
  ['A T C', 'ˌAtˌisˈi'],
  ['is A F D', 'ɪz ˌAˌɛfdˈi'],
  ['I have, you have', 'ˌI hæv, ju hæv'],
  // Of our own list, which goes before all others.
  ['Metars, pitot, Reno', 'mˈitɑɹz, pˈitO, ɹˈinO'],
  // Made from words that are known.
  ['flaps lands carries', 'flˈæps lˈændz kˈæɹiz'],
  ['stopped landed', 'stˈɑpt lˈændᵻd'],
  ['stopping', 'stˈɑpɪŋ'],
  ['rated rating', 'ɹˈAtᵻd ɹˈAtɪŋ'],
  ['windshear', 'wˈɪndʃˌɪɹ'],
  ['turbofan', 'tˈɜɹbOfˌæn'],
  ['rare', 'ɹˈɛɹ'],
  // Two readings, by their neighbours.
  ['you read, you have read', 'ju ɹˈid, ju hæv ɹˈɛd'],
  ['low lead', 'lˈO lˈɛd'],
  ['how close, you close the door', 'hˌW klˈOs, ju klˈOz ðə dˈɔɹ'],
  ['the record, you record', 'ðə ɹˈɛkəɹd, ju ɹəkˈɔɹd'],
  ['low lead, the lead, estimate low lead', 'lˈO lˈɛd, ðə lˈid, ˈɛstəmˌAt lˈO lˈɛd'],
  ['a pilot estimate.', 'ɐ pˈIlət ˈɛstəmət.'],
  ['the permit, you permit', 'ðə pˈɜɹmɪt, ju pəɹmˈɪt'],
  ['the estimate, you estimate', 'ði ˈɛstəmət, ju ˈɛstəmˌAt'],
];

test.each(READINGS)('%s', (text, sounds) => {
  expect(pronounce(text, lexicon)).toBe(sounds);
});

test('a word that nobody knows is spelled, and told of', () => {
  const unknown: string[] = [];
  expect(pronounce('Xbix', lexicon, (word) => unknown.push(word))).toBe('ˌɛksbˌiˌIˈɛks');
  expect(unknown).toEqual(['xbix']);
});

test('a word of an object has no sound of its own', () => {
  expect(() => pronounce('constructor toString valueOf', lexicon)).not.toThrow();
});

test('"Is" and "As" at the head of a sentence are words, and no letters', () => {
  const lexicon = createLexicon({ ...letters, is: 'ɪz', as: 'æz', it: 'ɪt' }, {});
  expect(pronounce('Is it?', lexicon)).toBe('ɪz ɪt?');
  expect(pronounce('As it is.', lexicon)).toBe('æz ɪt ɪz.');
});
