import { createHash } from 'node:crypto';
import type { FollowUp, Question } from '#content/question.ts';
import type { AnswerPart } from '#grading/answer-grade.ts';
import { creditReadings } from '#grading/credit-readings.ts';
import { conclude, gradeAnswer } from '#grading/grade-answer.ts';
import { isSaidAlready } from '#grading/is-said-already.ts';
import type { Asked } from './find-askable.ts';
import type { Verdict, VerdictReason } from './verdict.ts';

/** Raised with every change of what is credited. */
const GRADER = 'phrases-1';

/** One answer with everything that is needed to judge it. */
export interface ToJudge extends Asked {
  followUp: number | null;
  /** All that counts as the answer, in the order said; what is new is last. */
  parts: readonly AnswerPart[];
  /** What was said to the question's other parts. */
  earlier: readonly AnswerPart[];
  reason: VerdictReason;
}

/** What was judged, and what it was found to say. */
export interface Judged {
  toJudge: ToJudge;
  verdict: Verdict;
}

/**
 * The one place where an answer is judged, called once for each. Everything that follows from an answer follows from
 * the verdict.
 */
export function judgeAnswer({ question, askable, followUp, parts, earlier, reason }: ToJudge): Verdict {
  const grade = gradeAnswer(askable, parts);
  const mayGoOn = grade.satisfactory && reason !== 'corrected' && reason !== 'taken-over';
  return {
    questionId: question.id,
    followUp,
    reason,
    channel: parts.at(-1)?.isSpoken ? 'spoken' : 'typed',
    ...grade,
    covers: mayGoOn ? findCovered(question, followUp, [...earlier.map(asLate), ...parts]) : [],
    of: digestOf(parts),
    content: versionOf(askable),
    grader: GRADER,
  };
}

function findCovered(
  { followUps }: Question,
  followUp: number | null,
  said: readonly AnswerPart[],
): number[] {
  return followUps.flatMap((next, index) =>
    index > (followUp ?? -1) && isSaidAlready(next, said) ? index : [],
  );
}

/** The verdict with what a model read in the pilot's own words; null where that changes nothing. */
export function readFurther(
  verdict: Verdict,
  { askable }: Asked,
  parts: readonly AnswerPart[],
): Verdict | null {
  const keyPoints = creditReadings(askable, parts, verdict.keyPoints);
  if (keyPoints.every((point, index) => point.verdict === verdict.keyPoints[index]?.verdict)) return null;
  return { ...verdict, ...conclude(askable, keyPoints), reason: 'read' };
}

/** Whether it was given on these very words: one that is stored, late or forged for others counts for nothing. */
export function isVerdictOn(verdict: Verdict, { question, followUp, parts, reason }: ToJudge): boolean {
  return (
    verdict.questionId === question.id &&
    verdict.followUp === followUp &&
    verdict.reason === reason &&
    verdict.of === digestOf(parts)
  );
}

/** Said to something else: what it was about there is not meant here. */
export function asLate({ about: _, strikes: __, ...part }: AnswerPart): AnswerPart {
  return { ...part, isLate: true };
}

const SHORT = 16;

function digestOf(parts: readonly AnswerPart[]): string {
  const judged = parts.map(({ text, isSpoken, about, strikes }) => [text, isSpoken, about, strikes]);
  return createHash('sha256').update(JSON.stringify(judged)).digest('base64url').slice(0, SHORT);
}

const versions = new WeakMap<Question | FollowUp, string>();

function versionOf(askable: Question | FollowUp): string {
  const known = versions.get(askable);
  if (known) return known;
  const { ask, rephrase, keyPoints, modelAnswer } = askable;
  const written = JSON.stringify([ask, rephrase, keyPoints, modelAnswer]);
  const version = createHash('sha256').update(written).digest('base64url').slice(0, SHORT);
  versions.set(askable, version);
  return version;
}
