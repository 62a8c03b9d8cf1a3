import type { KeyPoint } from '#content/question.ts';
import type { Word } from './words.ts';

/** What the pilot was asked, and what a good answer says. */
export interface AskedFor {
  askWords: readonly Word[];
  /** Stems of the question and its rephrasing, which an answer may repeat without answering. */
  echoes: ReadonlySet<string>;
  modelAnswer: string;
  keyPoints: readonly KeyPoint[];
}
