import type { KeyPoint } from '#content/question.ts';
import type { Askable } from '#grading/answer-grade.ts';
import { findInSegments, readSegments, type Segment } from '#grading/bind/segments.ts';
import { findPhrase, phraseWords } from '#grading/read/find-phrase.ts';
import { hasNegator, isNegator, toldStems } from '#grading/read/telling-words.ts';
import type { Word } from '#grading/read/words.ts';

/** Who says so much of a point's own words, or of the model answer's sentence for it, speaks about it. */
const ABOUT_IT = 0.55;

/** In words: without marks all is one clause, and "no papi on five" says nothing of a runway that is closed. */
const NOT_REACHES = { before: 5, after: 2 };

/** Whether a "not" stands near words of the point in their clause, and none in the point itself: it may turn them round. */
export function isUndone(point: KeyPoint, segments: readonly Segment[]): boolean {
  if ([point.statement, ...point.heard.flat()].some((text) => phraseWords(text).some(isNegator)))
    return false;
  return findInSegments(segments, point.heard.flat()).some(({ segment, from, to }) => {
    const { words } = segments[segment]!;
    return hasNegator(words, from - NOT_REACHES.before, to + 1 + NOT_REACHES.after, words[from]!.clause);
  });
}

/**
 * Whether words that were heard need no judge to be credited: no "not" beside them that the model answer hasn't, and said with a
 * figure, in more than one way, in reply to a nudge for them, or in a sentence that is about the point.
 */
export function isSure(askable: Askable, point: KeyPoint, segments: readonly Segment[]): boolean {
  const model = modelSegments(askable);
  if (isUndone(point, segments) && !isUndone(point, model)) return false;
  const ways = point.heard
    .flat()
    .filter((way) => segments.some(({ words }) => findPhrase(words, way).length));
  const isFigure = (way: string) => phraseWords(way).some(({ isNumber }) => isNumber);
  if (asksNumber(point) || ways.some(isFigure) || ways.length > point.heard.length) return true;
  if (segments.some(({ repliesTo }) => repliesTo === point.id)) return true;
  const said = toldStems(sentencesWith(ways, segments));
  return [phraseWords(point.statement), sentencesWith(point.heard.flat(), model)].some((about) => {
    const own = [...toldStems(about)];
    return own.filter((stem) => said.has(stem)).length >= ABOUT_IT * own.length;
  });
}

function sentencesWith(ways: readonly string[], segments: readonly Segment[]): Word[] {
  return segments.flatMap(({ words }) => {
    const places = ways.flatMap((way) => findPhrase(words, way));
    const numbers = new Set(places.map(({ from }) => words[from]!.sentence));
    return words.filter(({ sentence }) => numbers.has(sentence));
  });
}

export const asksNumber = ({ numbers }: KeyPoint): boolean => numbers.some(({ optional }) => !optional);

const known = new WeakMap<Askable, readonly Segment[]>();

function modelSegments(askable: Askable): readonly Segment[] {
  const segments = known.get(askable) ?? readSegments([{ text: askable.modelAnswer }], []);
  known.set(askable, segments);
  return segments;
}
