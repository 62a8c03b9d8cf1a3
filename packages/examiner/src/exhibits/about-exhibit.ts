import type { FollowUp, KeyPoint, Question } from '#content/question.ts';
import { acceptedBy, numbersOf } from '#content/question-parts.ts';

/** One question or follow-up, without what all of an exhibit share. */
export type Draft = Pick<
  FollowUp,
  'acs' | 'level' | 'ask' | 'rephrase' | 'keyPoints' | 'modelAnswer' | 'references' | 'marks'
> & { wrongAnswers?: FollowUp['wrongAnswers'] };

interface About {
  exhibit: string;
  /** What its answers are computed from: every figure in it may be said. */
  data: unknown;
  /** Figures that were computed from it. */
  computed?: readonly (number | string)[];
}

/** A question about an exhibit: its numbers are the exhibit's own, or follow from them. */
export function aboutExhibit(
  { exhibit, data, computed = [] }: About,
  question: Draft & Pick<Question, 'id' | 'rating' | 'topic'> & Partial<Pick<Question, 'facts' | 'assume'>>,
  followUps: readonly Draft[],
): Question {
  const points: KeyPoint[] = [question, ...followUps].flatMap(({ keyPoints }) => keyPoints);
  const own = [...numbersOf(data), ...computed.map(String), ...points.flatMap(acceptedBy)];
  return {
    exhibit,
    facts: [],
    mustKnow: false,
    otherNumbers: [...new Set(own)].map((value) => ({ value, source: 'the exhibit' })),
    ...question,
    keyPoints: unasked(question),
    wrongAnswers: question.wrongAnswers ?? [],
    followUps: followUps.map((followUp) => ({
      ...followUp,
      keyPoints: unasked(followUp),
      wrongAnswers: followUp.wrongAnswers ?? [],
    })),
  };
}

/** A rounding that the question itself says of another thing is no answer: 2,000 feet of pressure altitude, and 1,998 of runway. */
function unasked({ ask, rephrase = '', keyPoints }: Draft): KeyPoint[] {
  const given = new Set(
    (`${ask} ${rephrase}`.match(/\d[\d,.]*\d|\d/g) ?? []).map((figure) => figure.replaceAll(',', '')),
  );
  return keyPoints.map((point) => ({
    ...point,
    heard: point.heard.map((group) => {
      const left = group.filter((phrase) => !given.has(phrase));
      return left.length ? left : group;
    }),
  }));
}
