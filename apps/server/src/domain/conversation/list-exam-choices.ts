import { type ExamChoice, type ExamChoicesOutput, Rating } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';
import { invalidInput } from '#domain/errors.ts';

/** What a pilot can choose, from the questions there are: an examiner must not be offered without any. */
export function listExamChoices(content: Content): ExamChoicesOutput {
  return {
    ratings: Rating.options.map((rating) => ({
      rating,
      questions: countQuestions(content, { rating }),
      areas: content.acs[rating].areas
        .map(({ code, title }) => ({
          code,
          title,
          questions: countQuestions(content, { rating, area: code }),
        }))
        .filter(({ questions }) => questions > 0),
    })),
  };
}

/** Throws invalid_input where the examiner would have nothing to ask. */
export function requireQuestions(content: Content, choice: ExamChoice): void {
  if (countQuestions(content, choice) > 0) return;
  throw invalidInput(
    choice.area
      ? `There are no questions on ${choice.area} yet. Please choose another Area of Operation.`
      : 'There are no questions for this rating yet. Please choose another one.',
  );
}

function countQuestions(content: Content, { rating, area }: Pick<ExamChoice, 'rating' | 'area'>): number {
  return content.questions.filter(
    (question) =>
      question.rating === rating && (!area || content.areaOf(question.acs[0] ?? '')?.code === area),
  ).length;
}
