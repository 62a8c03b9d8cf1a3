import type { KeyPoint } from '#content/question.ts';
import type { AskedFor } from './asked-for.ts';
import { isDismissed } from './dismissed.ts';
import type { PhraseMatch } from './find-phrase.ts';
import { hasForeignNumber } from './foreign-numbers.ts';
import { isIndifferent } from './negation.ts';
import { relationsOf } from './relations.ts';
import { speaksOf } from './statement-subject.ts';
import type { Word } from './words.ts';

/** What the words around a right word may do to it: nothing, belong to another point, or turn it round. */
export type GuardVerdict = 'passes' | 'elsewhere' | 'opposed';
export type Guard = (
  point: KeyPoint,
  asked: AskedFor,
  words: readonly Word[],
  place: PhraseMatch,
) => GuardVerdict;

const relation: Guard = (point, { modelAnswer }, words, place) =>
  relationsOf(point, modelAnswer).allows(words, place) ? 'passes' : 'opposed';

const number: Guard = (point, { modelAnswer }, words, place) =>
  hasForeignNumber(point, modelAnswer, words, place) ? 'opposed' : 'passes';

const subject: Guard = (point, { keyPoints }, words, place) =>
  speaksOf(point, keyPoints, words, place) ? 'passes' : 'elsewhere';

const indifference: Guard = (_, __, words, place) => (isIndifferent(words, place) ? 'opposed' : 'passes');

const dismissal: Guard = (point, _, words, place) =>
  isDismissed(point, words, place) ? 'opposed' : 'passes';

/** From the strictest on: a point is graded by the first set that its own model answer passes. */
export const guardSets: readonly (readonly Guard[])[] = [
  [relation, number, subject, indifference, dismissal],
  [relation, number, indifference, dismissal],
  [number, indifference, dismissal],
  [],
];
