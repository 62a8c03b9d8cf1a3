import type { Content } from '#content/content.ts';
import { sectionsOf } from '#references/sections.ts';
import type { CheckedAskable } from './askables.ts';
import { numbersIn, numbersSaid } from './check-numbers.ts';

/**
 * What is asked can be looked up where its references say: a figure stands in a section that is cited, and a follow-up
 * has places of its own: one that is the question's, too, or a paragraph of it, but never its whole shelf. A look-up is
 * judged by them, and the debrief sends a pilot there.
 */
export function checkPlaces({ where, question, askable, acs }: CheckedAskable, content: Content): string[] {
  const cited = new Set(askable.references.flatMap(sectionsOf));
  const failures: string[] = [];
  const places = placesIn(askable);
  if (askable !== question && places.length > 1 && isSameShelf(places, placesIn(question)))
    failures.push(`${where}: cites all that its question cites, and no places of its own`);

  const given = new Set(
    [
      question.ask,
      askable.ask,
      ...askable.references,
      ...acs.map((code) => content.elementByCode(code)?.text ?? ''),
    ].flatMap(numbersIn),
  );
  for (const value of new Set(numbersSaid(askable).filter((one) => !given.has(one)))) {
    const origins = placesOf(value, question, content);
    if (origins.length && !origins.some((place) => cited.has(place)))
      failures.push(`${where}: ${value} stands in ${origins.join(', ')}, which it does not cite`);
  }
  return failures;
}

/** As they are cited, to the paragraph: the standard is none. */
const placesIn = ({ references }: CheckedAskable['askable']) =>
  references.filter((reference) => sectionsOf(reference).length > 0);

const isSameShelf = (own: readonly string[], whole: readonly string[]) =>
  own.length === whole.length && own.every((place) => whole.includes(place));

/** Where a figure was read; none where it was worked out or belongs to an exhibit. */
function placesOf(value: string, question: CheckedAskable['question'], content: Content): string[] {
  const facts = question.facts.filter((id) =>
    content.factById(id)?.facts.some((fact) => numbersIn(fact).some((one) => isSame(one, value))),
  );
  const others = question.otherNumbers.filter((one) => one.value === value).map(({ source }) => source);
  if (others.some((source) => !isPlace(source))) return [];
  return [...facts, ...others].flatMap((citation) => sectionsOf(citation.replace(/:.*/, '')));
}

/** Years of months, and days of hours, as they are checked by `checkNumbers`. */
const isSame = (read: string, said: string) =>
  [1, 12, 24].some((times) => Number(read) === times * Number(said));

const isPlace = (source: string) => /^(?:AIM \d|FAA-H-8083-\d+ ch\. \d+$|14 CFR \d|49 CFR \d)/.test(source);
