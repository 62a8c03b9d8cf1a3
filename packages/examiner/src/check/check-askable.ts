import type { Content } from '#content/content.ts';
import type { CheckedAskable } from './askables.ts';
import { checkCodes } from './check-codes.ts';
import { checkGiveaway } from './check-giveaway.ts';
import { checkGrading } from './check-grading.ts';
import { checkNudge } from './check-nudge.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOneQuestion } from './check-one-question.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkReferences } from './check-references.ts';
import { checkShape } from './check-shape.ts';
import { checkWrongNumbers } from './check-wrong-numbers.ts';

/** Everything that is wrong with one question or follow-up by itself, whether it was written or made for a flight. */
export function checkAskable(askable: CheckedAskable, content: Content): string[] {
  return [
    ...checkShape(askable),
    ...checkOneQuestion(askable),
    ...checkCodes(askable, content),
    ...checkReferences(askable, content),
    ...checkNumbers(askable, content),
    ...checkPhrases(askable),
    ...checkGiveaway(askable),
    ...checkNudge(askable),
    ...checkGrading(askable),
    ...checkWrongNumbers(askable),
  ];
}
