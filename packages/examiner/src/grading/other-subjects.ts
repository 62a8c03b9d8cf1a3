import type { KeyPoint } from '#content/question.ts';
import { findPhrase, type PhraseMatch, phraseWords } from './find-phrase.ts';
import { listWordsBetween } from './of-words.ts';
import { isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** As for numbers: a comma parts more than a word, and "and" begins the next item of a list. */
const clausePenalty = 2.5;
const listPenalty = 1.5;
/** The next sentence speaks of the next thing. */
const sentencePenalty = 6;
/** What is spoken of mostly comes before what is said of it. */
const afterPenalty = 1.5;

/** "Then", "once", "down": the order or way of things, no thing to speak of. */
const order = /^(?:after|once|before|first|last|until|down|up)$/;

const known = new WeakMap<KeyPoint, readonly string[]>();

/**
 * What a question's other key points speak of, by what they begin with: "white" beside "green", "tailwind". None
 * where the model answer itself does not keep them apart.
 */
export function otherSubjects(
  point: KeyPoint,
  keyPoints: readonly KeyPoint[],
  modelAnswer: string,
): readonly string[] {
  let others = known.get(point);
  if (!others) {
    const own = new Set(point.heard.flat());
    others = keyPoints
      .filter((other) => other !== point && other.heard.length > 1)
      .flatMap((other) => other.heard[0]!)
      .filter((phrase) => !own.has(phrase) && !order.test(phrase) && phraseWords(phrase).some(isTelling));
    if (!isKeptApart(point, others, readWords(modelAnswer))) others = [];
    known.set(point, others);
  }
  return others;
}

function isKeptApart(point: KeyPoint, others: readonly string[], words: readonly Word[]): boolean {
  const [subject = [], ...groups] = point.heard;
  return groups.every((group) =>
    group.some((phrase) =>
      findPhrase(words, phrase).some((match) => belongsTo(subject, others, words, match)),
    ),
  );
}

/** Whether words belong to this point's subject: "flaps" in "the green arc is for the flaps" is said of the green one. */
export function belongsTo(
  subject: readonly string[],
  others: readonly string[],
  words: readonly Word[],
  match: PhraseMatch,
): boolean {
  const nearest = (phrases: readonly string[]) =>
    Math.min(
      ...phrases.flatMap((phrase) => findPhrase(words, phrase).map((place) => distance(words, place, match))),
    );
  return nearest(others) >= nearest(subject);
}

function distance(words: readonly Word[], subject: PhraseMatch, match: PhraseMatch): number {
  const isAfter = subject.from > match.to;
  const [from, to] = isAfter ? [match.to, subject.from] : [subject.to, match.from];
  const between = Math.max(0, to - from - 1);
  const lists = listWordsBetween(words, from + 1, to);
  const clauses = Math.abs(words[to]!.clause - words[from]!.clause);
  const sentences = Math.abs(words[to]!.sentence - words[from]!.sentence);
  const marks = clausePenalty * clauses + listPenalty * lists + sentencePenalty * sentences;
  return between + marks + (isAfter ? afterPenalty : 0);
}
