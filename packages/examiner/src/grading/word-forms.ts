import { openContraction } from '@rightseat/contract/words';

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
  year: 'yr yrs',
  second: 'sec secs',
  degree: 'deg',
  fly: 'flew flown flies',
  lose: 'lost',
  keep: 'kept',
  hold: 'held',
  tell: 'told',
  fall: 'fell fallen',
  rise: 'rose risen',
  break: 'broke broken',
  freeze: 'froze frozen',
  drink: 'drank drunk',
  wear: 'wore',
  take: 'took taken',
  give: 'gave given',
  go: 'went gone',
  see: 'saw seen',
  feel: 'felt',
  know: 'knew known',
  build: 'built',
  pay: 'paid',
  speed: 'sped',
  high: 'higher highest',
  low: 'lower lowest lowered',
  fast: 'faster',
  slow: 'slower',
  long: 'longer',
  short: 'shorter',
  great: 'greater',
  thin: 'thinner',
  cold: 'colder',
  hot: 'hotter',
  warm: 'warmer',
  rich: 'richer',
  lean: 'leaner',
  steep: 'steeper',
  near: 'nearest',
  person: 'people persons',
  airplane: 'airplanes plane planes aeroplane',
  license: 'licence',
  color: 'colour',
  center: 'centre',
  b: 'bravo',
  c: 'charlie',
  d: 'delta',
  pitot: 'pito',
  rime: 'rhyme',
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

export const irregularForms = new Map(
  Object.entries(families).flatMap(([base, forms]) => forms.split(' ').map((form) => [form, base] as const)),
);

/** Words that are written in one and in two, and mean the same. */
const compounds = [
  'take-off take-offs touch-down cross-wind head-wind tail-wind air-space air-speed',
  'air-plane run-way taxi-way check-list log-book log-books pre-flight night-time day-time',
  'day-light sun-set sun-rise seat-belt seat-belts wind-shear down-wind up-wind down-draft',
  'up-draft micro-burst air-worthy air-worthiness anti-collision thunder-storm',
  'thunder-storms in-operative mid-air auto-pilot way-point over-due air-port air-ports',
  'fly-over stand-by',
].flatMap((line) => line.split(' '));

/** What a recogniser writes for words it does not know. Nothing else in an oral sounds like them. */
const misheard = [
  ['note tam', 'notam'],
  ['note tams', 'notams'],
  ['air met', 'airmet'],
  ['air mets', 'airmets'],
  ['sig met', 'sigmet'],
  ['sig mets', 'sigmets'],
  ['pie rep', 'pirep'],
  ['pie reps', 'pireps'],
] as const;

export const joinedCompounds = new Map<string, string>([
  ...compounds.map((compound) => [compound.replace('-', ' '), compound.replace('-', '')] as const),
  ...misheard,
]);

/** As people talk, and recognisers write down. */
const colloquial = new Map(
  Object.entries({
    yeah: 'yes',
    yep: 'yes',
    yup: 'yes',
    yea: 'yes',
    nope: 'no',
    nah: 'no',
    gonna: 'going to',
    gotta: 'have to',
    wanna: 'want to',
    lemme: 'let me',
    outta: 'out of',
    kinda: 'kind of',
    sorta: 'sort of',
    dunno: 'do not know',
    "ain't": 'is not',
    cuz: 'because',
    thru: 'through',
    til: 'until',
    till: 'until',
  }),
);

/** "don't" → do not, "I'd" → i would, "gotta" → have to; a possessive 's falls away. */
export function expandContraction(word: string): readonly string[] {
  const plain = colloquial.get(word);
  if (plain) return plain.split(' ');
  const opened = openContraction(word);
  if (opened) return opened;
  const [base = '', ending] = word.split("'");
  return ending === undefined || ending === 's' ? [base] : [base, ending];
}
