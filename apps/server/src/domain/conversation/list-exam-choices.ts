import { type ExamChoice, type ExamChoicesOutput, Rating } from '@rightseat/contract';
import { type Content, examLegs, questionsFor } from '@rightseat/examiner';
import { invalidInput } from '#domain/errors.ts';
import { isCodeOf } from '#domain/is-code-of.ts';

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
      legs: examLegs[rating].map(({ title }, index) => ({
        leg: index + 1,
        title,
        questions: countQuestions(content, { rating, leg: index + 1 }),
      })),
    })),
  };
}

/** Throws invalid_input where the examiner would have nothing to ask. */
export function requireQuestions(content: Content, choice: ExamChoice): void {
  requireCodes(content, choice);
  if (countQuestions(content, choice) > 0) return;
  if (choice.codes) throw invalidInput('There is no question for these codes yet.');
  throw invalidInput(
    choice.area
      ? `There are no questions on ${choice.area} yet. Please choose another Area of Operation.`
      : 'There are no questions for this rating yet. Please choose another one.',
  );
}

/** Throws invalid_input for a code that is not in the standard of the rating. */
function requireCodes(content: Content, { codes = [], rating }: ExamChoice): void {
  const unknown = codes.filter((code) => !isCodeOf(content, rating, code));
  if (unknown.length > 0) throw invalidInput(`Not in the standard of this rating: ${unknown.join(', ')}.`);
}

function countQuestions(content: Content, choice: Omit<ExamChoice, 'manner'>): number {
  return questionsFor({ manner: 'checkride', ...choice }, content).length;
}
