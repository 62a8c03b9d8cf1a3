import { listAbbreviations, openContraction } from '@rightseat/contract/words';

/** A word before numbers are read: what the passes over a text hand on. */
export interface RawWord {
  text: string;
  start: number;
  end: number;
  sentence: number;
  clause: number;
}

/** Other words in the place of those up to `next`. */
export interface Rewriting {
  texts: readonly string[];
  next: number;
}

/** Puts other words wherever `find` has some for what begins there: they keep the place of what they stand for. */
export function rewrite(
  words: readonly RawWord[],
  find: (words: readonly RawWord[], at: number) => Rewriting | null,
): RawWord[] {
  const rewritten: RawWord[] = [];
  for (let at = 0; at < words.length; ) {
    const first = words[at]!;
    const found = find(words, at);
    if (found) {
      const { end } = words[found.next - 1]!;
      rewritten.push(...found.texts.map((text) => ({ ...first, text, end })));
    } else rewritten.push(first);
    at = found?.next ?? at + 1;
  }
  return rewritten;
}

/** Forms that a stemmer leaves apart and that people use for one another in an answer, by the word they count as. */
const families: Record<string, string> = {
  do: 'does did done',
  have: 'has had having',
  be: 'is are was were been being am',
  can: 'could',
  foot: 'feet ft',
  mile: 'sm nm',
  knot: 'kt kts kias',
  pound: 'lb lbs',
  hour: 'hr hrs',
  minute: 'min mins',
  second: 'sec secs',
  degree: 'deg',
  fly: 'flew flown flies',
  lose: 'lost',
  keep: 'kept',
  hold: 'held',
  tell: 'told',
  break: 'broke broken',
  freeze: 'froze frozen',
  drink: 'drank drunk',
  take: 'took taken',
  give: 'gave given',
  go: 'went gone',
  see: 'saw seen',
  know: 'knew known',
  pay: 'paid',
  high: 'higher highest',
  low: 'lower lowest lowered',
  fast: 'faster',
  slow: 'slower',
  long: 'longer',
  short: 'shorter',
  thin: 'thinner',
  cold: 'colder',
  warm: 'warmer',
  rich: 'richer',
  lean: 'leaner',
  steep: 'steeper',
  near: 'nearest',
  person: 'people persons',
  airplane: 'airplanes plane planes aeroplane',
  license: 'licence',
  center: 'centre',
  b: 'bravo',
  c: 'charlie',
  d: 'delta',
  e: 'echo',
  g: 'golf',
  // Apart from "control", "alternate" and the verb "time", which the stemmer takes for the same.
  controllr: 'controller controllers',
  alternatr: 'alternator alternators',
  // Cut short, as pilots do.
  visibility: 'vis',
  temperature: 'temp temps',
  decompression: 'deco',
  magneto: 'mag mags',
  // Everyday words for the book's.
  call: 'phone phones phoned',
  small: 'little tiny smaller smallest',
  large: 'big huge bigger larger biggest largest',
  instrument: 'gauge gauges',
};

/** By each form the word that it counts as. */
const byForm = (forms: Record<string, string>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(forms).flatMap(([base, all]) => all.split(' ').map((form) => [form, base] as const)),
  );

export const irregularForms = byForm(families);

/** Words that are written in one and in two, and mean the same. */
const compounds = `
  take-off touch-down cross-wind head-wind tail-wind air-speed air-plane run-way check-list seat-belt wind-shear down-wind
  micro-burst anti-collision mid-air auto-pilot air-port stand-by
`;

/** As people talk, and recognisers write down. */
const colloquial = byForm({
  yes: 'yeah yep yup yea',
  no: 'nope nah',
  'going to': 'gonna',
  'have to': 'gotta',
  'want to': 'wanna',
  'let me': 'lemme',
  'out of': 'outta',
  'kind of': 'kinda',
  'sort of': 'sorta',
  'do not know': 'dunno',
  'is not': "ain't",
  because: 'cuz',
  through: 'thru',
  until: 'til till',
});

/** "don't" → do not, "I'd" → i would, "gotta" → have to; a possessive 's falls away. */
export function expandContraction(word: string): readonly string[] {
  const plain = colloquial.get(word);
  if (plain) return plain.split(' ');
  const opened = openContraction(word);
  if (opened) return opened;
  const [base = '', ending] = word.split("'");
  return ending === undefined || ending === 's' ? [base] : [base, ending];
}

/** Everyday ways of saying in several words what a rubric says in one. A bar parts words that do equally well. */
const idioms: readonly (readonly [words: string, meaning: string])[] = [
  ['stay|stays|staying|keep|keeps|keeping out of', 'avoid'],
  ['stay|stays|staying|keep|keeps|keeping away from', 'avoid'],
  ['keep|keeps|keeping an|my|your eye|eyes on', 'watch'],
  ['by myself|yourself|himself|herself|themselves', 'alone'],
  ['lets|let me|him|her|them|us|atc|tower|center|approach|people|somebody|everybody know', 'tell'],
  [
    'let|lets|letting the|my|your tower|controller|controllers|passenger|passengers|traffic|others|instructor|owner|mechanic know',
    'tell',
  ],
  ['three|3 quarters|fourths of an|one|1 hour', '45 minutes'],
  ['three|3 quarter|quarters|fourths hour|hours', '45 minutes'],
  ['0.75 of an|one|1 hour', '45 minutes'],
  ['0.75 hour|hours', '45 minutes'],
  ['a|one|1 quarter of an hour', '15 minutes'],
  ['half a dozen', 'six'],
];

const plainWords = new Map<string, { words: ReadonlySet<string>[]; meaning: readonly string[] }[]>();
for (const [said, meaning] of [...compounds.trim().split(/\s+/).map(asIdiom), ...idioms]) {
  const words = said.split(' ').map((word) => new Set(word.split('|')));
  for (const first of words[0]!)
    plainWords.set(first, [...(plainWords.get(first) ?? []), { words, meaning: meaning.split(' ') }]);
}

function asIdiom(compound: string): readonly [string, string] {
  return [compound.replace('-', ' '), compound.replace('-', '')];
}

/** The plain words for an idiom that begins here; evidence is still cut from the words as said. */
export function readIdiom(words: readonly RawWord[], at: number): Rewriting | null {
  const idiom = plainWords
    .get(words[at]!.text)
    ?.find((one) =>
      one.words.every(
        (forms, step) => words[at + step]?.clause === words[at]!.clause && forms.has(words[at + step]!.text),
      ),
    );
  return idiom ? { texts: idiom.meaning, next: at + idiom.words.length } : null;
}

const abbreviations = new Set(listAbbreviations().map((name) => name.replace('-', '').toLowerCase()));

/** "v f r" → vfr, so that speech and typing meet. Letters after "class" name airspaces and stay single. */
export function readSpelled(words: readonly RawWord[], at: number): Rewriting | null {
  const run = isLetter(words[at]) && words[at - 1]?.text !== 'class' ? spelledRun(words, at) : [];
  return run.length >= 2 ? { texts: [spelled(run)], next: at + run.length } : null;
}

/** Nothing is spelled in more letters, a whole alphabet included. */
const longestRun = 30;

/** Letters from here that belong together; empty where "a" is an article or nothing is spelled. */
function spelledRun(words: readonly RawWord[], from: number): RawWord[] {
  let run: RawWord[] = [];
  const end = Math.min(words.length, from + longestRun);
  for (let at = from; at < end && isLetter(words[at]); at++) {
    if (run.length && words[at]!.clause !== run[0]!.clause) break;
    run.push(words[at]!);
  }
  // "class e, i think": the pilot speaks of himself.
  if (run.at(-1)?.text === 'i' && !abbreviations.has(spelled(run))) run = run.slice(0, -1);
  const mayBeWord = run[0]?.text === 'a' || run[0]?.text === 'i';
  return mayBeWord && !abbreviations.has(spelled(run)) ? [] : run;
}

/** Most words are longer, and need no closer look. */
function isLetter(word: RawWord | undefined): boolean {
  return word !== undefined && word.text.length <= 2 && /^\p{L}$/u.test(word.text);
}

function spelled(run: readonly RawWord[]): string {
  return run.map((word) => word.text).join('');
}
