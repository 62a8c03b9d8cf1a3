import { setImmediate } from 'node:timers/promises';
import { loadContent } from '#content/load-content.ts';
import type { Askable } from '../answer-grade.ts';
import { phraseWords } from '../find-phrase.ts';
import { isNegator } from '../negation.ts';
import { findPoles } from '../opposites.ts';
import { isTechnical } from '../telling-words.ts';
import { readWords, type Word } from '../words.ts';

/** "VFR" and "IFR" sound nearly alike. */
const shortestExpected = 4;

/** What an answer to one question may be heard as by its sound. */
export interface Expected {
  /** Technical words of the rubric, right and wrong ones alike, so that nothing leans towards the right answer. */
  words: readonly Word[];
  /** Stems of all that the question, its rubric and its model answer say. */
  stems: ReadonlySet<string>;
  /** Two words of the rubric that follow one another, by what they are run together. */
  pairs: ReadonlyMap<string, readonly [Word, Word]>;
  /** "vfr", "efc": what is said letter by letter. */
  acronyms: ReadonlySet<string>;
  /** Numbers that the rubric accepts. */
  figures: ReadonlySet<string>;
}

/** "VFR", "DME", "RAIM". */
const acronym = /\b[A-Z]{3,4}\b/g;

const known = new WeakMap<Askable, Expected>();

/** Never numbers, negations or words with an opposite: there a slip of the ear would turn an answer round. */
export function expectedWords(askable: Askable): Expected {
  let expected = known.get(askable);
  if (!expected) {
    const words = rubricPhrases(askable).flatMap(phraseWords);
    const byText = new Map(words.filter(mayBeMisheard).map((word) => [word.text, word]));
    const said = [askable.ask, askable.modelAnswer].flatMap(readWords);
    const stems = new Set([...words, ...said].map(({ stem }) => stem));
    const written = [
      askable.ask,
      askable.modelAnswer,
      ...askable.keyPoints.map(({ statement }) => statement),
    ];
    expected = {
      words: [...byText.values()],
      stems,
      pairs: pairsOf(rubricPhrases(askable)),
      acronyms: new Set(
        written.flatMap((text) => text.match(acronym) ?? []).map((word) => word.toLowerCase()),
      ),
      figures: new Set(askable.keyPoints.flatMap(({ numbers }) => numbers.flatMap(({ accept }) => accept))),
    };
    known.set(askable, expected);
  }
  return expected;
}

function pairsOf(phrases: readonly string[]): Map<string, readonly [Word, Word]> {
  return new Map(
    phrases.flatMap((phrase) => {
      const words = phraseWords(phrase);
      return words.flatMap((word, at) => {
        const next = words[at + 1];
        return next && isTechnical(next) && word.text.length >= shortestExpected
          ? [[word.text + next.text, [word, next]] as const]
          : [];
      });
    }),
  );
}

function mayBeMisheard(word: Word): boolean {
  const isLong = word.text.length >= shortestExpected;
  return isLong && isTechnical(word) && !isNegator(word) && findPoles([word]).length === 0;
}

function rubricPhrases({ keyPoints }: Askable): string[] {
  return keyPoints
    .flatMap((point) => [
      ...point.heard.flat(),
      ...point.contradictedBy,
      ...point.numbers.flatMap(({ near }) => near),
    ])
    .map((phrase) => phrase.replace('...', ' '));
}

const field = new Set<string>();
let unread: Askable[] | undefined;

/** Reads the next question of the field, and says whether there was one. */
function readNext(): boolean {
  unread ??= loadContent().questions.flatMap((question) => [question, ...question.followUps]);
  const askable = unread.pop();
  if (!askable) return false;
  const statements = askable.keyPoints.map(({ statement }) => statement);
  for (const text of [askable.ask, askable.modelAnswer, ...statements, ...rubricPhrases(askable)])
    for (const { stem } of readWords(text)) field.add(stem);
  return true;
}

/** Stems of everything in the shipped questions: "radio" is no misheard "radial", "radar" no "rudder". */
export function stemsOfField(): ReadonlySet<string> {
  while (readNext());
  return field;
}

/**
 * The same ahead of the first spoken answer, a question at a time: all at once it holds the process up for a second
 * or more.
 */
export async function readField(): Promise<void> {
  while (readNext()) await setImmediate();
}
