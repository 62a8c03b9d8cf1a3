import { lineName, readLineName } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { FollowUp, Question } from '#content/question.ts';

/** A question or follow-up as a drill asks it: alone, so that a follow-up needs what was asked before it. */
export interface QuickQuestion {
  /** As a debrief line names it: `pa.i.e-class-a`, or `pa.i.e-class-a.follow-up-1`. */
  id: string;
  question: Question;
  followUp: number | null;
  askable: Question | FollowUp;
  /** The elements that an answer moves: those it is written for, and the wholes that they are parts of. */
  moves: readonly string[];
  /** How much there is to say. */
  essentials: number;
}

const pools = new WeakMap<Content, ReadonlyMap<string, QuickQuestion>>();

/** Every quick question there is, by id. Read once: content never changes. */
export function quickQuestions(content: Content): ReadonlyMap<string, QuickQuestion> {
  const known = pools.get(content);
  if (known) return known;
  // A drill has no table to lay an exhibit on.
  const plain = content.questions.filter(({ exhibit }) => exhibit === undefined);
  const all = plain.flatMap((question) => [
    quick(question, null),
    ...question.followUps.map((_, index) => quick(question, index)),
  ]);
  const pool = new Map(all.map((one) => [one.id, one]));
  pools.set(content, pool);
  return pool;
}

/** By its id, also one of the flight of an exam, which no drill asks. Null when the content does not hold it. */
export function findQuickQuestion(id: string, content: Content): QuickQuestion | null {
  const { questionId, followUp } = readLineName(id);
  const question = content.questionById(questionId);
  const isThere = question && (followUp === null || question.followUps[followUp]);
  return isThere ? quick(question, followUp) : null;
}

function quick(question: Question, followUp: number | null): QuickQuestion {
  const askable = followUp === null ? question : question.followUps[followUp]!;
  return {
    id: lineName(question.id, followUp),
    question,
    followUp,
    askable,
    moves: movedBy(askable.acs),
    essentials: askable.keyPoints.filter(({ essential }) => essential).length,
  };
}

/** Elements with the wholes that they are parts of. */
export const movedBy = (acs: readonly string[]): string[] => [
  ...new Set(acs.flatMap((code) => [code, code.replace(/[a-z]$/, '')])),
];
