import { openContractions } from '@rightseat/contract/words';
import { type Intent, wholeUtterance, withinUtterance } from './intent-phrases.ts';

const courtesy =
  '(?:um+|uh+|er|hmm+|well|okay|ok|so|oh|and|but|please|sorry|i am sorry|hey|excuse me|sir|maam|examiner|yeah|like|actually|alright)';
const matchers = wholeUtterance.map(([intent, phrases]) => {
  const phrase = `(?:${phrases.join('|')})`;
  return [
    intent,
    new RegExp(`^(?:${courtesy} )*${phrase}(?: (?:${courtesy} )*${phrase})*(?: ${courtesy})*$`),
  ] as const;
});
/** Whole-utterance requests are short; a long text is an answer, whatever it begins with. */
const longestRequest = 24;

/** The requests that an utterance consists of or holds, most binding first; empty for a plain answer. */
export function recogniseIntents(text: string): Intent[] {
  const plain = plainWords(text);
  if (plain.split(' ').length > longestRequest)
    return withinUtterance.filter(([, phrase]) => phrase.test(plain)).map(([intent]) => intent);
  const intents = matchers.filter(([, phrase]) => phrase.test(plain)).map(([intent]) => intent);
  // "Sorry?" asks to say it again.
  if (/^(?:i am )?sorry$/.test(plain)) intents.push('repeat');
  return [
    ...intents,
    ...withinUtterance.filter(([, phrase]) => phrase.test(plain)).map(([intent]) => intent),
  ];
}

function plainWords(text: string): string {
  return openContractions(text.slice(0, 2_000).toLowerCase())
    .replace(/\blets\b/g, 'let us')
    .replace(/\b(that|it|what)s\b/g, '$1 is')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
