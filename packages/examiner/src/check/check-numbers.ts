import type { Content } from '#content/content.ts';
import { explicitUnit } from '#grading/bind/units.ts';
import { readWords } from '#grading/read/words.ts';
import type { CheckedAskable } from './askables.ts';

/** Counts in prose ("both", "the two lights") are written as words and measure nothing. */
const largestProseCount = 10;

/**
 * Every number that a pilot is taught or graded by stands in a cited regulation fact or an ACS text, was
 * given in the question, or is declared in `otherNumbers` with its publication.
 */
export function checkNumbers({ where, question, askable, acs }: CheckedAskable, content: Content): string[] {
  const known = new Set(
    [
      ...question.facts.flatMap((id) => content.factById(id)?.facts ?? []),
      ...question.facts,
      ...acs.map((code) => content.elementByCode(code)?.text ?? ''),
      ...question.otherNumbers.map((number) => number.value),
      ...askable.references,
      question.ask,
      askable.ask,
    ].flatMap(numbersIn),
  );
  const said = inProse(askable);
  const graded = askable.keyPoints.flatMap((point) =>
    point.numbers.flatMap((slot) => slot.accept.filter((value) => !isKnown(value, slot.unit, known))),
  );
  const unknown = new Set([...said.filter((value) => !isKnown(value, [], known)), ...graded]);
  return [...unknown].map((value) => `${where}: ${value} stands in no cited fact and is not declared`);
}

/** The numbers that its statements, its model answer and its slots hold. */
export function numbersSaid(askable: CheckedAskable['askable']): string[] {
  const graded = askable.keyPoints.flatMap(({ numbers }) => numbers.flatMap(({ accept }) => accept));
  return [...inProse(askable), ...graded];
}

const inProse = ({ keyPoints, modelAnswer }: CheckedAskable['askable']) =>
  [...keyPoints.map(({ statement }) => statement), modelAnswer].flatMap(measuringNumbers);

const numbersByText = new Map<string, readonly string[]>();

/** Canonical numbers of a text. Remembered: a hundred questions cite the same few regulation facts. */
export function numbersIn(text: string): readonly string[] {
  let numbers = numbersByText.get(text);
  if (!numbers) {
    numbers = readWords(text).flatMap((word) => (word.isNumber ? [word.text] : []));
    numbersByText.set(text, numbers);
  }
  return numbers;
}

function measuringNumbers(text: string): string[] {
  const words = readWords(text);
  return words.flatMap((word, at) => {
    if (!word.isNumber) return [];
    const isSpelled = !/\d/.test(text.slice(word.start, word.end));
    const isCount = isSpelled && Number(word.text) <= largestProseCount && explicitUnit(words, at) === null;
    return isCount ? [] : [word.text];
  });
}

function isKnown(value: string, units: readonly string[], known: ReadonlySet<string>): boolean {
  if (known.has(value)) return true;
  // "Half an hour", "half a mile", "half of its life" are the same figures in other words.
  if (value === 'half' || value === '0.5') return ['half', '30', '50'].some((same) => known.has(same));
  if (units.includes('year') && known.has(String(12 * Number(value)))) return true;
  return units.includes('day') && known.has(String(24 * Number(value)));
}
