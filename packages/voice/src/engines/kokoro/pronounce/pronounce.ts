import { listAbbreviations } from '@rightseat/contract/words';
import { chooseReading, type Place } from './choose-reading.ts';
import { addS, inflect } from './inflect.ts';
import type { Lexicon } from './lexicon.ts';

const TOKENS = /[A-Za-z]+(?:'[A-Za-z]+)*'?|[;:,.!?]/g;
const IS_WORD = /^[A-Za-z]/;
/** "V's" and "Vs" are several of a letter; "Is", "As" and "Us" are words at the head of a sentence. */
const IS_LETTER = /^(?!Is$|As$|Us$)[A-Z]('?s)?$/;
const PRIMARY = 'ˈ';
const SECONDARY = 'ˌ';
const VOWEL = /[AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻ]/;

const SPELLED = new Set(
  listAbbreviations('spelled').map((abbreviation) => abbreviation.replace(/[^A-Za-z]/g, '').toUpperCase()),
);

/**
 * Speakable text (see `toSpeakable`) in the sounds that the voice was trained on, misaki's. `unknown` is told of words
 * that no rule could say, which are spelled.
 */
export function pronounce(
  text: string,
  lexicon: Lexicon,
  unknown: (word: string) => void = () => {},
): string {
  const tokens = text.match(TOKENS) ?? [];
  let sounds = '';
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!;
    if (!IS_WORD.test(token)) {
      sounds += token;
      at++;
      continue;
    }
    const run = letterRun(tokens, at);
    const sound =
      run > 0
        ? spell(tokens.slice(at, at + run), lexicon)
        : pronounceWord(token.toLowerCase(), placeOf(tokens, at), lexicon, unknown);
    if (sound) sounds += (sounds === '' ? '' : ' ') + sound;
    at += Math.max(1, run);
  }
  return sounds;
}

/** How many single capitals from here on are one abbreviation, said in one breath. */
function letterRun(tokens: readonly string[], at: number): number {
  let end = at;
  while (end < tokens.length && IS_LETTER.test(tokens[end]!)) end++;
  // Alone it is the speaker, not the letter.
  if (tokens[at] === 'I' && end === at + 1) return 0;
  if (tokens[at] !== 'A') return end - at;
  // "A VFR pilot" begins with an article, "ATC clears you" with a letter.
  const rest = tokens
    .slice(at + 1, end)
    .map((letter) => letter.charAt(0))
    .join('');
  if (SPELLED.has(`A${rest}`)) return end - at;
  const isFirst = at === 0 || !IS_WORD.test(tokens[at - 1]!);
  return isFirst || (rest !== '' && SPELLED.has(rest)) ? 0 : end - at;
}

function placeOf(tokens: readonly string[], at: number): Place {
  const wordAt = (index: number) => (IS_WORD.test(tokens[index] ?? '') ? tokens[index]!.toLowerCase() : '');
  return { before: wordAt(at - 1), after: wordAt(at + 1) };
}

/** The last letter carries the stress, as pilots say them. */
function spell(letters: readonly string[], lexicon: Lexicon): string {
  const plural = /^[A-Z]'?s$/.test(letters.at(-1)!);
  const names = letters.map((letter) => lexicon.letter(letter.charAt(0)).replace(/[ˈˌ]/g, ''));
  const spelled = names
    .map((name, index) => stressed(name, index === names.length - 1 ? PRIMARY : SECONDARY))
    .join('');
  return plural ? addS(spelled) : spelled;
}

function stressed(name: string, mark: string): string {
  return name.replace(VOWEL, (vowel) => mark + vowel);
}

function pronounceWord(
  word: string,
  place: Place,
  lexicon: Lexicon,
  unknown: (word: string) => void,
): string {
  if (word.length === 1 && word !== 'a' && word !== 'i')
    return stressed(lexicon.letter(word).replace(/[ˈˌ]/g, ''), PRIMARY);
  const find = (form: string): string | null => {
    const readings = lexicon.find(form);
    return readings && chooseReading(form, readings, place);
  };
  const found = find(word) ?? inflect(word, find) ?? compound(word, find);
  if (found) return found;
  unknown(word);
  return spell(
    [...word.toUpperCase()].filter((sign) => sign !== "'"),
    lexicon,
  );
}

const SHORTEST_PART = 3;

/** "Turbofan" from its two parts, the longest known first. */
function compound(word: string, find: (form: string) => string | null): string | null {
  for (let split = word.length - SHORTEST_PART; split >= SHORTEST_PART; split--) {
    const first = find(word.slice(0, split));
    const rest = word.slice(split);
    const second = first && (find(rest) ?? inflect(rest, find));
    if (second) return first + second.replace(PRIMARY, SECONDARY);
  }
  return null;
}
