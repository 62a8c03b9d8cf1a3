import type { RawWord } from './raw-word.ts';

/** Everyday ways of saying in several words what a rubric says in one. A bar parts words that do equally well. */
const idioms: readonly (readonly [words: string, meaning: string])[] = [
  ['get|gets|getting|got|be|stay in touch with', 'contact'],
  ['get|gets|getting|got a hold of', 'contact'],
  ['get|gets|getting|got hold of', 'contact'],
  ['get|gets|getting|got|jump|hop on the phone|radio to|with', 'call'],
  ['stay|stays|staying|keep|keeps|keeping out of', 'avoid'],
  ['stay|stays|staying|keep|keeps|keeping away from', 'avoid'],
  ['keep|keeps|keeping an|my|your eye|eyes on', 'watch'],
  ['own|owning up', 'admit'],
  ['by myself|yourself|himself|herself|themselves', 'alone'],
  ['lets|let me|him|her|them|us|atc|tower|center|approach|people|somebody|everybody know', 'tell'],
  [
    'let|lets|letting the|my|your tower|controller|controllers|passenger|passengers|traffic|others|instructor|owner|mechanic know',
    'tell',
  ],
  ['has|have not got any', 'has no'],
  ['three|3 quarters of an hour', '45 minutes'],
  ['half a dozen', 'six'],
];

const patterns = idioms.map(([words, meaning]) => ({
  words: words.split(' ').map((word) => new Set(word.split('|'))),
  meaning: meaning.split(' '),
}));

/** Puts the plain word in the place of each idiom; evidence is still cut from the words as said. */
export function joinIdioms(words: readonly RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at]!;
    const idiom = patterns.find((pattern) =>
      pattern.words.every((forms, step) => {
        const word = words[at + step];
        return word?.clause === first.clause && forms.has(word.text);
      }),
    );
    if (!idiom) joined.push(first);
    else {
      at += idiom.words.length - 1;
      const { end } = words[at]!;
      joined.push(...idiom.meaning.map((text) => ({ ...first, text, end })));
    }
  }
  return joined;
}
