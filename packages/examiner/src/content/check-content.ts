import { listAskables } from './check/askables.ts';
import { checkCodes } from './check/check-codes.ts';
import { checkDuplicates } from './check/check-duplicates.ts';
import { checkGiveaway } from './check/check-giveaway.ts';
import { checkGrading } from './check/check-grading.ts';
import { checkNumbers } from './check/check-numbers.ts';
import { checkOneQuestion } from './check/check-one-question.ts';
import { checkReferences } from './check/check-references.ts';
import { checkShape } from './check/check-shape.ts';
import { checkWrongNumbers } from './check/check-wrong-numbers.ts';
import type { Content } from './content.ts';

/** Everything that is wrong with the questions, one readable line a failure; empty when all is well. */
export function checkContent(content: Content): string[] {
  const askables = listAskables(content.questions);
  return [
    ...askables.flatMap((askable) => [
      ...checkShape(askable),
      ...checkOneQuestion(askable),
      ...checkCodes(askable, content),
      ...checkReferences(askable, content),
      ...checkNumbers(askable, content),
      ...checkGiveaway(askable),
      ...checkGrading(askable),
      ...checkWrongNumbers(askable),
    ]),
    ...checkDuplicates(askables),
  ];
}
