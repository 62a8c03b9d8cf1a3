import { askName } from '#content/ask-name.ts';
import type { FollowUp, Question, WrongAnswer } from '#content/question.ts';

/** A question or one of its follow-ups, with a name for the failure list. */
export interface CheckedAskable {
  where: string;
  /** As `askName` has it. */
  name: string;
  question: Question;
  askable: Question | FollowUp;
  acs: readonly string[];
  wrongAnswers: readonly WrongAnswer[];
}

export function listAskables(questions: readonly Question[]): CheckedAskable[] {
  return questions.flatMap((question) =>
    [question, ...question.followUps].map((askable, index) => ({
      where: index === 0 ? question.id : `${question.id}, follow-up ${index}`,
      name: askName(question.id, index === 0 ? null : index - 1),
      question,
      askable,
      acs: askable.acs,
      wrongAnswers: askable.wrongAnswers,
    })),
  );
}
