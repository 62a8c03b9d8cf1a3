import type { RawWord } from './words.ts';

/** Acronyms that begin with "a" or end in "i", where the letter might as well be a word of its own. */
const acronymsWithAOrI = new Set([
  'agl',
  'atc',
  'atis',
  'ads',
  'adsb',
  'aim',
  'awos',
  'asos',
  'arrow',
  'ad',
  'ads',
  'afm',
  'apu',
  'acs',
  'adf',
  'ame',
  'adm',
  'aoa',
  'ahrs',
  'airmet',
  'awc',
  'ac',
  'cfi',
  'cfii',
  'mei',
  'hsi',
  'vsi',
  'tci',
  'dui',
]);

/** "v f r" → vfr, so that speech and typing meet. Letters after "class" name airspaces and stay single. */
export function joinSpelledLetters(words: RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  for (let at = 0; at < words.length; ) {
    const run = words[at - 1]?.text === 'class' ? [] : spelledRun(words, at);
    if (run.length >= 2) {
      const [first, last] = [run[0]!, run.at(-1)!];
      joined.push({ ...first, text: run.map((word) => word.text).join(''), end: last.end });
      at += run.length;
    } else {
      joined.push(words[at]!);
      at++;
    }
  }
  return joined;
}

/** Letters from here that belong together; empty where "a" is an article or nothing is spelled. */
function spelledRun(words: RawWord[], from: number): RawWord[] {
  let run: RawWord[] = [];
  for (let at = from; at < words.length && /^\p{L}$/u.test(words[at]!.text); at++) {
    if (run.length && words[at]!.clause !== run[0]!.clause) break;
    run.push(words[at]!);
  }
  const spelled = () => run.map((word) => word.text).join('');
  // "class e, i think": the pilot speaks of himself.
  if (run.at(-1)?.text === 'i' && !acronymsWithAOrI.has(spelled())) run = run.slice(0, -1);
  const startsWithArticle =
    (run[0]?.text === 'a' || run[0]?.text === 'i') && !acronymsWithAOrI.has(spelled());
  const isKnownI = run[0]?.text === 'i' && /^(ifr|ils|imc|ias|isa|imsafe|iaf|ifh|iph)$/.test(spelled());
  return startsWithArticle && !isKnownI ? [] : run;
}
