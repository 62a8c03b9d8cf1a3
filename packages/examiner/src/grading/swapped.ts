import type { KeyPoint } from '#content/question.ts';
import { phraseWords } from './find-phrase.ts';
import { placeOf } from './of-words.ts';
import { subjectOf } from './statement-subject.ts';
import { isTechnical, isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** A clause names its subject among its first words: "the SID", "a plain old SID", "so with the SID". */
const subjectReach = 3;

/** What one of several points speaks of, and what it alone says: "SID" and "traffic flow". */
interface Topic {
  names: ReadonlySet<string>;
  tells: ReadonlySet<string>;
}

const known = new WeakMap<readonly KeyPoint[], readonly Topic[]>();

/**
 * What a question's points say, exchanged: of the one thing what is true of the other, and the reverse. Only both
 * together prove it; a single word may stray into the wrong clause.
 */
export function findSwapped(
  point: KeyPoint,
  keyPoints: readonly KeyPoint[],
  modelAnswer: string,
  words: readonly Word[],
): number | undefined {
  const topics = topicsOf(keyPoints);
  const at = keyPoints.indexOf(point);
  const isSwapped = (text: readonly Word[]) => {
    const spans = spansOf(topics, text);
    return topics.findIndex((_, other) => other !== at && areSwapped(topics, spans, at, other));
  };
  const other = isSwapped(words);
  if (other < 0 || isSwapped(readWords(modelAnswer)) >= 0) return undefined;
  return placeOf(words, spansOf(topics, words)[at]![0]!);
}

function areSwapped(topics: readonly Topic[], spans: readonly Word[][], one: number, other: number): boolean {
  return isTurned(topics, spans[one]!, one, other) && isTurned(topics, spans[other]!, other, one);
}

/** Whether words about one topic tell more of what another says. */
function isTurned(topics: readonly Topic[], span: readonly Word[], of: number, by: number): boolean {
  return countTold(topics[by]!, span) > countTold(topics[of]!, span);
}

function countTold({ tells }: Topic, span: readonly Word[]): number {
  return span.filter(({ stem }) => tells.has(stem)).length;
}

/** For each topic the words from where a clause begins with its name up to where one begins with another. */
function spansOf(topics: readonly Topic[], words: readonly Word[]): Word[][] {
  const spans: Word[][] = topics.map(() => []);
  let current = -1;
  let position = 0;
  for (const [index, word] of words.entries()) {
    const isNew = word.clause !== words[index - 1]?.clause || /^(?:and|but|so)$/.test(word.text);
    position = isNew ? 0 : position + 1;
    const named = topics.findIndex(({ names }) => names.has(word.stem));
    if (named >= 0 && position < subjectReach) current = named;
    if (current >= 0) spans[current]!.push(word);
  }
  return spans;
}

function topicsOf(keyPoints: readonly KeyPoint[]): readonly Topic[] {
  let topics = known.get(keyPoints);
  if (!topics) {
    const names = keyPoints.map(namesOf);
    const said = keyPoints.map(saidBy);
    const isAlone = (sets: readonly ReadonlySet<string>[], at: number) => (stem: string) =>
      sets.every((set, other) => other === at || !set.has(stem));
    topics = keyPoints.map((_, at) => ({
      names: new Set([...names[at]!].filter(isAlone(names, at))),
      tells: new Set([...said[at]!].filter((stem) => isAlone(said, at)(stem) && !names[at]!.has(stem))),
    }));
    known.set(keyPoints, topics);
  }
  return topics;
}

function namesOf(point: KeyPoint): ReadonlySet<string> {
  const aliases = (point.heard[0] ?? [])
    .map(phraseWords)
    .filter(([word, next]) => word && !next && isTechnical(word));
  const subject = subjectOf(point);
  return new Set([...subject, ...aliases.map(([word]) => word!.stem)]);
}

function saidBy(point: KeyPoint): ReadonlySet<string> {
  const phrases = [point.statement, ...point.heard.flat(), ...point.numbers.flatMap(({ accept }) => accept)];
  return new Set(
    phrases
      .flatMap((phrase) => phraseWords(String(phrase)))
      .filter((word) => word.isNumber || isTelling(word))
      .map(({ stem }) => stem),
  );
}
