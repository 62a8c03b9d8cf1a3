import { createHash } from 'node:crypto';
import type { Content } from './content.ts';
import type { FollowUp, Question } from './question.ts';

/** Questions are never changed in place. */
const known = new WeakMap<Question, string>();

/**
 * Of all that somebody reads who answers for a question, its follow-ups and its exhibit with it; how a point is heard is not for
 * reading. Null when the content has no such question.
 */
export function digestQuestion(id: string, content: Content): string | null {
  // As it is written, whatever a flight makes of it.
  const question = content.questions.find((written) => written.id === id);
  if (!question) return null;
  const digest = known.get(question) ?? digestOf(question, content);
  known.set(question, digest);
  return digest;
}

function digestOf(question: Question, content: Content): string {
  const exhibit = question.exhibit ? content.exhibitById(question.exhibit) : undefined;
  const shown = exhibit && [exhibit.title, exhibit.description, exhibit.spoken, exhibit.sheet(new Set())];
  const written = JSON.stringify([
    [question, ...question.followUps].map(whatIsRead),
    question.onFlight,
    shown,
  ]);
  return createHash('sha256').update(written).digest('base64url').slice(0, LENGTH);
}

/** Of 16 letters no two wordings will ever share. */
const LENGTH = 16;

const whatIsRead = ({ acs, ask, rephrase, keyPoints, modelAnswer, references }: Question | FollowUp) => [
  acs,
  ask,
  rephrase,
  keyPoints.map(({ statement, essential, nudge }) => [statement, essential, nudge]),
  modelAnswer,
  references,
];
