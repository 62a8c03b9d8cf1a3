import type { Content } from '#content/content.ts';
import type { FollowUp, Question } from '#content/question.ts';
import type { AskedQuestion } from './exam-state.ts';

/** The question or follow-up that was asked, with what both share. */
export interface Asked {
  question: Question;
  askable: Question | FollowUp;
}

/** Null when the content no longer holds it (an exam resumed after an update). */
export function findAskable(
  asked: Pick<AskedQuestion, 'questionId' | 'followUp'>,
  content: Content,
): Asked | null {
  const question = content.questionById(asked.questionId);
  const askable = asked.followUp === null ? question : question?.followUps[asked.followUp];
  return question && askable ? { question, askable } : null;
}
