import type { Content } from '#content/content.ts';
import type { CheckedAskable } from './askables.ts';
import { checkCodes } from './check-codes.ts';
import { checkGiveaway } from './check-giveaway.ts';
import { checkGrading } from './check-grading.ts';
import { checkNudge } from './check-nudge.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkOneQuestion } from './check-one-question.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkPlaces } from './check-places.ts';
import { checkReferences } from './check-references.ts';
import { checkShape } from './check-shape.ts';
import { checkWrongNumbers } from './check-wrong-numbers.ts';

/** Everything that is wrong with one question or follow-up by itself, whether it was written or made for a flight. */
export function checkAskable(asked: CheckedAskable, content: Content): string[] {
  return [...new Set(inItsWords(asked).flatMap((askable) => checkOne(askable, content)))];
}

/** As it is asked by itself, and as it is asked of a flight. */
function inItsWords(asked: CheckedAskable): CheckedAskable[] {
  const { question, askable } = asked;
  if (askable !== question || !question.onFlight) return [asked];
  const moved = { ...question, ask: question.onFlight };
  return [asked, { ...asked, where: `${asked.where}, on the flight`, question: moved, askable: moved }];
}

function checkOne(askable: CheckedAskable, content: Content): string[] {
  return [
    ...checkShape(askable),
    ...checkOneQuestion(askable),
    ...checkCodes(askable, content),
    ...checkReferences(askable, content),
    ...checkNumbers(askable, content),
    ...checkPlaces(askable, content),
    ...checkPhrases(askable),
    ...checkGiveaway(askable),
    ...checkNudge(askable),
    ...checkGrading(askable),
    ...checkWrongNumbers(askable),
  ];
}
