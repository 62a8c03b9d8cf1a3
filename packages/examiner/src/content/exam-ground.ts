import type { ExamChoice } from '@rightseat/contract';
import type { Content } from './content.ts';
import { examLegs } from './exam-legs.ts';
import type { Question } from './question.ts';

/** The questions that a choice may draw on: of its codes, its leg, its areas, or of the whole rating. */
export function questionsFor(choice: ExamChoice, content: Content): Question[] {
  const ofRating = content.questions.filter(({ rating }) => rating === choice.rating);
  if (choice.codes)
    return ofRating.filter((question) => choice.codes?.some((code) => asksFor(question, code)));
  return ofRating.filter((question) => isOnGround(question, choice));
}

/** Whether a choice of a leg or of areas takes the question in; codes are chosen one by one. */
export function isOnGround({ acs }: Pick<Question, 'acs'>, choice: ExamChoice): boolean {
  const ground = groundOf(choice);
  return ground?.some((part) => isWithin(acs[0] ?? '', part)) ?? true;
}

/** Null for all of it; empty for a leg that the rating does not have. */
function groundOf({ rating, area, areas, leg, retest }: ExamChoice): readonly string[] | null {
  // Of a leg that is retested only what failed or was left.
  if (retest !== undefined) return areas ?? [];
  if (leg !== undefined) return examLegs[rating][leg - 1]?.covers ?? [];
  return areas ?? (area ? [area] : null);
}

/** Whether a question asks for this element, for a part of it, or for the element that it is a part of. */
export function asksFor(question: Pick<Question, 'acs'>, code: string): boolean {
  return question.acs.some((asked) => asked === code || partOf(asked, code) || partOf(code, asked));
}

/** `PA.I.B.K1a` is a part of `PA.I.B.K1`; `PA.I.B.K10` is not. */
function partOf(code: string, whole: string): boolean {
  return code.length === whole.length + 1 && code.startsWith(whole) && /[a-z]$/.test(code);
}

const isWithin = (code: string, part: string) => code === part || code.startsWith(`${part}.`);
