import type { FollowUp, KeyPoint, Question } from '#content/question.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';

/** "It is required", "Then level the wings", "Who you are", "Because": something has to come before it. */
const leansOnOther =
  /^(?:it|its|they|them|their|he|she|his|her|this|that|these|those|there|then|so|and|or|but|also|plus|both|mine|one|another|others|because|since|as|if|when|where|who|what|how|which|why|only|not|until|with|without|within|before|after|from|in|on|at|by|to|for|of|yes|no|do|have|otherwise|instead)\b/i;
/** "Turn" and "holds" are nouns as well; these are not. */
const finite =
  /(?<!-)\b(?:is|are|was|were|has|have|does|must|may|can|cannot|will|would|should|isn't|aren't|can't|don't|doesn't|needs|comes|goes|gives|makes|means|takes|tells|becomes|stays|rises|lags|lies|says|stalls|tends|keeps|shows)\b/;
/** "Torque: the airplane …", "radios, navigation; oxygen" are notes. */
const note = /[:;]/;
/** "A clearance, which the pilot has to ask for": what follows has its own verb. */
const mainClause = /^.*?(?=,|\b(?:which|that|who|if|when|where|while|as|because|until|unless)\b|$)/;

/** Whether a point as it is written down is a sentence that can be said by itself, and names what it is about. */
export function standsAlone(statement: string): boolean {
  const clause = mainClause.exec(statement)?.[0] ?? '';
  return !leansOnOther.test(statement) && !note.test(statement) && finite.test(clause);
}

/** "Then I climb", "The transponder within 24 months." mean something after the sentence before them. */
const goesOn = /^(?:then|so|and|but|also|otherwise|instead|after that|from there)\b/i;
const speaks = /\bI(?:'d|'m|'ll)?\b|'s\b/;
const isWhole = (sentence: string) =>
  !goesOn.test(sentence) && (speaks.test(sentence) || finite.test(sentence));

export function answerSentences({ modelAnswer }: Pick<Question | FollowUp, 'modelAnswer'>): string[] {
  return modelAnswer.split(/(?<=[.?!])\s+(?=[A-Z\d"“])/);
}

/**
 * The point as somebody says it who answers the question: the sentence of the model answer that holds it, with those before
 * that it goes on from. What is written of a point may be half a sentence.
 */
export function sayAsAnswer(askable: Question | FollowUp, { id }: KeyPoint): string[] {
  const sentences = answerSentences(askable);
  const holds = (sentence: string) =>
    gradeAnswer(askable, sentence).keyPoints.some((point) => point.id === id && point.verdict === 'heard');
  const last = sentences.findIndex(holds);
  // Of a few points only the whole answer tells.
  if (last < 0) return sentences;
  const first = sentences.findLastIndex((sentence, index) => index <= last && isWhole(sentence));
  return sentences.slice(Math.max(0, first), last + 1);
}
