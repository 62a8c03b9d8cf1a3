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
  const all = content.questions.flatMap((question) => [
    quick(question, null),
    ...question.followUps.map((_, index) => quick(question, index)),
  ]);
  const pool = new Map(all.map((one) => [one.id, one]));
  pools.set(content, pool);
  return pool;
}

function quick(question: Question, followUp: number | null): QuickQuestion {
  const askable = followUp === null ? question : question.followUps[followUp]!;
  return {
    id: followUp === null ? question.id : `${question.id}.follow-up-${followUp + 1}`,
    question,
    followUp,
    askable,
    moves: [...new Set(askable.acs.flatMap((code) => [code, code.replace(/[a-z]$/, '')]))],
    essentials: askable.keyPoints.filter(({ essential }) => essential).length,
  };
}
