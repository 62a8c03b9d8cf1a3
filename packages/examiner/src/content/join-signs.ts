import { askName } from './ask-name.ts';
import type { FollowUp, KeyPoint, Question } from './question.ts';
import type { PointSigns, Signs } from './signs.ts';

/** A question with all its words: in each list those that stand with it come first. */
export function joinSigns(question: Question, signs: Signs): Question {
  return {
    ...question,
    keyPoints: joinPoints(question, signs[askName(question.id, null)]),
    followUps: question.followUps.map((followUp, index) => ({
      ...followUp,
      keyPoints: joinPoints(followUp, signs[askName(question.id, index)]),
    })),
  };
}

function joinPoints({ keyPoints }: Question | FollowUp, signs: Signs[string] = {}): KeyPoint[] {
  return keyPoints.map((point) => joinPoint(point, signs[point.id] ?? {}));
}

function joinPoint(point: KeyPoint, { heard = [], contradictedBy = [] }: PointSigns): KeyPoint {
  const groups = point.heard.length > heard.length ? point.heard : heard;
  return {
    ...point,
    heard: groups.map((_, index) => [...(point.heard[index] ?? []), ...(heard[index] ?? [])]),
    contradictedBy: [...point.contradictedBy, ...contradictedBy],
  };
}
