import type { FollowUp, Question } from '#content/question.ts';

const BEFORE_IT = 'I had asked this.';
const NOW = 'Now this.';

/** Around a follow-up that is asked by itself. Whole sentences, as all that is spoken beforehand. */
export const aloneLeads: readonly string[] = [BEFORE_IT, NOW];

/** A question as it is said outside of an exam: a follow-up needs what was asked before it. */
export function sayAlone(question: Question, askable: Question | FollowUp): string {
  return askable === question ? question.ask : `${BEFORE_IT} ${question.ask} ${NOW} ${askable.ask}`;
}
