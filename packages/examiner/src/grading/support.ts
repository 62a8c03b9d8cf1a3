import type { KeyPoint } from '#content/question.ts';
import { findPhrase, type PhraseMatch, phraseWords } from './find-phrase.ts';
import { isNegator } from './negation.ts';
import { ofWords, placeOf, sentenceOf } from './of-words.ts';
import { isTechnical, isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** "I descend.", "Don't forget to close it": a sentence of so few telling words is all about what was asked. */
const fewTellingWords = 2;
/** "It could happen to me": so many words together say it, however plain each is. */
const wholePhrase = 3;
/** From so many stretches between commas on, a sentence counts things up. */
const fewestItems = 4;
/** Other words of the point stand in the same clause, or this many words away. */
const reach = 6;

/** What must stand beside a single word ("land", "lower", "drag") before it earns credit. */
export interface Support {
  /** `asked` are the stems of the question: a technical word needs no support, unless it may be their echo. */
  allows(words: readonly Word[], match: PhraseMatch, asked?: ReadonlySet<string>): boolean;
}

const known = new WeakMap<KeyPoint, Support>();

/** The sentence must speak of the key point, with another word or number of what it says and of how it may be said. */
export function supportOf(point: KeyPoint, modelAnswer: string): Support {
  let support = known.get(point);
  if (!support) {
    support = findSupport(point, readWords(modelAnswer));
    known.set(point, support);
  }
  return support;
}

function findSupport(point: KeyPoint, model: readonly Word[]): Support {
  const phrases = [point.statement, ...point.heard.flat(), ...point.numbers.flatMap((slot) => slot.near)];
  const words = phrases.flatMap(phraseWords);
  const support = supportBy(words, point.statement);
  const found = point.heard.map((group) => group.flatMap((phrase) => findPhrase(model, phrase)));
  if (found.every((matches) => matches.some((match) => support.allows(model, match)))) return support;
  // The point stands in its own model answer among other words than its own: those will do as well.
  const sentences = new Set(found.flat().map(({ from }) => model[from]!.sentence));
  return supportBy([...words, ...model.filter((word) => sentences.has(word.sentence))], point.statement);
}

function supportBy(words: readonly Word[], statement: string): Support {
  const whole = phraseWords(statement).filter(isSubject);
  const stems = new Set(words.filter(isSubject).map((word) => word.stem));
  const classes = airspaceClasses(words);
  return {
    allows(answer, { from, to }, asked) {
      const said = answer.slice(from, to + 1);
      const named = airspaceClasses(sentenceOf(answer, said[0]!));
      // "For class B you just need two-way radio" says nothing of class D.
      if (classes.size === 1 && named.size > 0 && ![...classes].some((name) => named.has(name))) return false;
      if (said.filter(isTelling).length > 1 || said.length >= wholePhrase) return true;
      if (said.length > 1 && said.some(isNegator)) return true;
      // "Every tank": all that the point says.
      if (said.length > 1 && whole.every(({ stem }) => said.some((word) => word.stem === stem))) return true;
      if (asked && said.some((word) => isTechnical(word) && !asked.has(word.stem))) return true;
      const sentence = subjectsIn(sentenceOf(answer, said[0]!));
      if (sentence.length <= fewTellingWords) return true;
      // "Climb, communicate, confess": a word with a clause to itself.
      const clause = sentence.filter((word) => word.clause === said[0]!.clause);
      if (
        asked &&
        clause.length > 0 &&
        clause.every((word) => said.includes(word) && (isList(sentence) || !asked.has(word.stem)))
      )
        return true;
      const isNear = (word: Word) =>
        word.clause === said[0]!.clause || Math.abs(placeOf(answer, word) - from) <= reach;
      return sentence.some(
        (word) => stems.has(word.stem) && isNear(word) && said.every(({ stem }) => stem !== word.stem),
      );
    },
  };
}

/** "The limit, then the route, then altitude": of so many stretches, each is an item and no echo of the question. */
function isList(sentence: readonly Word[]): boolean {
  return new Set(sentence.map(({ clause }) => clause)).size >= fewestItems;
}

function isSubject(word: Word): boolean {
  return word.isNumber || isTelling(word);
}

const subjectsIn = ofWords((words): readonly Word[] => words.filter(isSubject));

/** Stems of the classes of airspace that are named, by letter or by radio alphabet. */
const airspaceClasses = ofWords((words): ReadonlySet<string> => {
  const named = words.filter(
    ({ text }, at) =>
      /^(?:bravo|charlie|delta|golf)$/.test(text) ||
      (/^[b-eg]$/.test(text) && words[at - 1]?.text === 'class'),
  );
  return new Set(named.map((word) => word.stem));
});
