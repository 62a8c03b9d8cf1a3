import type { Reading } from '#advice.ts';
import type { WithKnownAnswers } from '#content/known-answer.ts';
import type { KeyPoint } from '#content/question.ts';

/** What is graded against: a question or one of its follow-ups. */
export interface Askable extends WithKnownAnswers {
  ask: string;
  rephrase?: string;
  keyPoints: readonly KeyPoint[];
  modelAnswer: string;
}

/**
 * Nine minutes of talk, in characters, over all parts of an answer: nobody answers longer, and more is not read.
 * Judging it costs less than 50 ms whatever it says.
 */
export const longestAnswer = 8_000;

/** What of a text is read. Never half of a letter: no database holds that. */
export function readable(text: string): string {
  return text.length <= longestAnswer ? text : text.slice(0, longestAnswer).replace(/[\uD800-\uDBFF]$/, '');
}

/** One utterance of an answer. Later ones complete and correct the earlier ones. */
export interface AnswerPart {
  text: string;
  /** The whole utterance, where there was more in it than an answer. */
  said?: string | undefined;
  /** Was recognised from speech: words may stand for others that sound alike. */
  isSpoken?: true;
  /** Answers a read-back of this number: a figure without context words is meant for it. */
  about?: { pointId: string; slot: number };
  /** Id of the point that the examiner had nudged for: what the nudge said need not be said again. */
  repliesTo?: string | undefined;
  /** The pilot denied having said the number that was read back: it is struck. */
  strikes?: boolean;
  /** Was said to another question, or after this one had been left. */
  isLate?: true;
  /** What a model read in it; each is checked anew whenever the answer is graded. */
  readings?: readonly Reading[];
}

/** Which slot of the point it is for, and the words around it as said. */
export interface SpokenNumber {
  slot: number;
  words: string;
  isRight: boolean;
}

export interface KeyPointGrade {
  id: string;
  verdict: 'heard' | 'contradicted' | 'missing';
  /** Stretches of the answer that gave credit or said it wrong, word for word. */
  evidence: string[];
  /** Part of the answer that each stretch stands in. */
  parts: number[];
  /** A number that counted, for reading back. A point that is contradicted otherwise has none. */
  number?: SpokenNumber;
  /** Everything but a number that was asked for was heard. */
  lacksNumberOnly: boolean;
  /** The rubric's words missed it; a model read it in the words of `evidence`. */
  readByModel?: true;
  /** A model read it otherwise, in words that stand there: who asks has to look again, and nothing fails by it. */
  doubted?: true;
}

export interface AnswerGrade {
  keyPoints: KeyPointGrade[];
  /** All essential key points heard and none of them said wrong. */
  satisfactory: boolean;
  /** Nothing left to ask for. */
  complete: boolean;
  /** An essential key point was said wrong. */
  contradicted: boolean;
}
