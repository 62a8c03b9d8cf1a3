import { listAbbreviations, openContraction } from '@rightseat/contract/words';

/** A word with its place: what the passes over a text hand on. */
export interface RawWord {
  text: string;
  /** Character range in the text as it was said. */
  start: number;
  end: number;
  sentence: number;
  /** Counts commas, dashes and sentence ends, so that two numbers of one list stay apart. */
  clause: number;
}

/** Other words in the place of those up to `next`. */
export interface Rewriting {
  texts: readonly string[];
  next: number;
}

/** Words sentence by sentence, or clause by clause. */
export function runsOf<W extends RawWord>(words: readonly W[], unit: 'sentence' | 'clause'): W[][] {
  const runs: W[][] = [];
  for (const word of words)
    if (runs.at(-1)?.[0]?.[unit] === word[unit]) runs.at(-1)!.push(word);
    else runs.push([word]);
  return runs;
}

/**
 * Puts other words wherever `find` has some for what begins there: they keep the place of what they stand for. It sees one
 * clause at a time: no figure and no saying goes past a comma.
 */
export function rewrite(
  words: readonly RawWord[],
  find: (clause: readonly RawWord[], at: number) => Rewriting | null,
): RawWord[] {
  return runsOf(words, 'clause').flatMap((clause) => {
    const rewritten: RawWord[] = [];
    for (let at = 0; at < clause.length; ) {
      const first = clause[at]!;
      const { texts, next } = find(clause, at) ?? { texts: [first.text], next: at + 1 };
      rewritten.push(...texts.map((text) => ({ ...first, text, end: clause[next - 1]!.end })));
      at = next;
    }
    return rewritten;
  });
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
  steep: 'steeper',
  near: 'nearest',
  person: 'people persons',
  airplane: 'airplanes plane planes aeroplane',
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
  'do not know': 'dunno',
  'is not': "ain't",
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

const asIdiom = (compound: string) => [compound.replace('-', ' '), compound.replace('-', '')] as const;

const plainWords = [...compounds.trim().split(/\s+/).map(asIdiom), ...idioms].map(([said, meaning]) => ({
  said: said.split(' ').map((word) => new Set(word.split('|'))),
  texts: meaning.split(' '),
}));

/** The plain words for an idiom that begins here; evidence is still cut from the words as said. */
export function readIdiom(clause: readonly RawWord[], at: number): Rewriting | null {
  const idiom = plainWords.find(({ said }) =>
    said.every((forms, step) => forms.has(clause[at + step]?.text ?? '')),
  );
  return idiom ? { texts: idiom.texts, next: at + idiom.said.length } : null;
}

/** Nothing is spelled in more letters, a whole alphabet included. */
const longestRun = 30;

const abbreviations = new Set(listAbbreviations().map((name) => name.replace('-', '').toLowerCase()));

/** "v f r" → vfr, so that speech and typing meet. Letters after "class" name airspaces and stay single. */
export function readSpelled(clause: readonly RawWord[], at: number): Rewriting | null {
  if (clause[at - 1]?.text === 'class') return null;
  let end = at;
  while (end < at + longestRun && /^\p{L}$/u.test(clause[end]?.text ?? '')) end++;
  let run = clause.slice(at, end).map(({ text }) => text);
  const isKnown = () => abbreviations.has(run.join(''));
  // "V O R I think": the pilot speaks of himself.
  if (run.at(-1) === 'i' && !isKnown()) run = run.slice(0, -1);
  const mayBeWord = /^[ai]$/.test(run[0] ?? '') && !isKnown();
  return run.length >= 2 && !mayBeWord ? { texts: [run.join('')], next: at + run.length } : null;
}
