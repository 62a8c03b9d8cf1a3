import type { Readings } from './lexicon.ts';

/** Where a word stands: its neighbours in small letters, '' at the ends of a clause. */
export interface Place {
  before: string;
  after: string;
}

const words = (list: string) => new Set(list.split(/\s+/));

/** After these stands what somebody does. */
const BEFORE_VERB =
  words(`to must should shall can could may might will would do does did not don't doesn't didn't won't can't
  cannot couldn't wouldn't shouldn't mustn't you you'd you'll you've we we'd we'll they they'd they'll i i'd i'll he'd who
  please let's never always also then and or`);
/** After these stands a thing. */
const BEFORE_NOUN =
  words(`a an the this that these those each every any some no my your his her its our their one of in for
  with by per from which what whose oxygen drug alcohol fuel normal emergency continuous first last rate time flight
  airplane pilot's airplane's`);
const HELPERS = words(
  `have has had having been be being is are was were get gets got you've we've i've they've it's i'd`,
);

/** Words whose neighbours tell more than their part of speech. Sounds as misaki writes them. */
const OF_THEIR_OWN: Readonly<Record<string, (place: Place) => string>> = {
  read: ({ before, after }) => (HELPERS.has(before) || after === 'by' ? 'ɹˈɛd' : 'ɹˈid'),
  // The metal stands in fuel: "low lead".
  lead: ({ before }) => (before === 'low' ? 'lˈɛd' : 'lˈid'),
  // What is wound is a clock, and no examiner asks for that.
  wind: () => 'wˈɪnd',
  live: ({ before }) => (/^(?:to|you|we|they|i|people|who)$/.test(before) ? 'lˈɪv' : 'lˈIv'),
  close: ({ before, after }) =>
    before !== 'how' &&
    (/^(?:the|your|a|an|my|it|that|this|out)$/.test(after) || /^(?:to|must|you|we)$/.test(before))
      ? 'klˈOz'
      : 'klˈOs',
  minute: () => 'mˈɪnət',
  permit: ({ before }) => (/^(?:flight|ferry|a|the|that|this|special)$/.test(before) ? 'pˈɜɹmɪt' : 'pəɹmˈɪt'),
  // A verb only where somebody does it, or at the head of a list.
  estimate: ({ before, after }) =>
    BEFORE_VERB.has(before) || (before === '' && after !== '') ? 'ˈɛstəmˌAt' : 'ˈɛstəmət',
  // "Used to determine", not "used to fly": the habit is rare in an exam.
  used: () => 'jˈuzd',
  use: ({ before, after }) => (BEFORE_NOUN.has(before) || after === 'of' ? 'jˈus' : 'jˈuz'),
  content: () => 'kˈɑntɛnt',
  to: ({ after }) => (after === '' ? 'tu' : startsWithVowel(after) ? 'tʊ' : 'tə'),
  the: ({ after }) => (startsWithVowel(after) ? 'ði' : 'ðə'),
  a: () => 'ɐ',
  an: () => 'ən',
  in: ({ after }) => (after === '' ? 'ˈɪn' : 'ɪn'),
  // Wholly unstressed it is swallowed.
  i: () => 'ˌI',
  my: () => 'mI',
  am: () => 'æm',
  do: () => 'du',
};

/** "An hour" and "a unit" are told by their sound; these few are all that an exam has of them. */
function startsWithVowel(word: string): boolean {
  if (/^(?:hour|honest|[fhlmnrsx]$)/.test(word)) return true;
  return /^[aeiou]/.test(word) && !/^(?:uni|use|usual|one|once|eu|u$)/.test(word);
}

/** The one of several readings that the neighbours ask for. */
export function chooseReading(word: string, readings: Readings, place: Place): string | null {
  const own = Object.hasOwn(OF_THEIR_OWN, word) ? OF_THEIR_OWN[word] : undefined;
  if (own) return own(place);
  const { VERB: verb, NOUN: noun, None: atEnd, DEFAULT: usual = null } = readings;
  if (place.after === '' && atEnd) return atEnd;
  if (verb && BEFORE_VERB.has(place.before)) return verb;
  if (noun && BEFORE_NOUN.has(place.before)) return noun;
  return usual;
}
