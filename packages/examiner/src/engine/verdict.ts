import type { AnswerGrade } from '#grading/answer-grade.ts';
import type { ExamEvent } from '../exam.ts';

/**
 * Why a verdict was given. A later one of the same answer takes the place of the one before it, which stays on the
 * record.
 */
export type VerdictReason =
  /** The pilot's turn had ended. */
  | 'answered'
  /** The same, of a question that was asked again after a lost line. */
  | 'reopened'
  /** "About the fuel earlier, it is forty-five at night." */
  | 'corrected'
  /** "I already said that": what was said before was looked at, too. */
  | 'said-before'
  /** A language model read a point in the pilot's own words. */
  | 'read'
  /** The same, and it came when the exam had gone on. */
  | 'read-late'
  /** The exam began before verdicts were kept. */
  | 'taken-over';

/** What an answer was found to say: given once, kept with the exam and with the turn, and read by all that follows. */
export interface Verdict extends AnswerGrade {
  questionId: string;
  followUp: number | null;
  reason: VerdictReason;
  channel: 'typed' | 'spoken';
  /** Follow-ups whose essential points were said with it, by index: they are not asked any more. */
  covers: number[];
  /** Tells the words that were judged from all others. */
  of: string;
  /** Which wording of the question and its points it was judged by. */
  content: string;
  grader: string;
}

/** With the verdicts on what `findToJudge` finds in it. What comes without is judged by the step. */
export type JudgedEvent = ExamEvent & { verdicts?: readonly Verdict[] };
export type PilotSaid = Extract<JudgedEvent, { type: 'pilot-said' }>;

/** By id, since the content may have changed since. */
export function isHeard(verdict: AnswerGrade | undefined, pointId: string): boolean {
  return verdict?.keyPoints.some(({ id, verdict: found }) => id === pointId && found === 'heard') ?? false;
}

interface Recorded {
  verdicts?: readonly Verdict[];
}

/** The verdict that holds; none where nothing was answered. */
export function standingVerdict({ verdicts }: Recorded): Verdict | undefined {
  return verdicts?.at(-1);
}

/** Whether the words that were judged last neither earned nor lost anything: they were no answer to it. */
export function addsNothing(before: Verdict | undefined, after: Verdict): boolean {
  return after.keyPoints.every((point, index) => {
    const known = before?.keyPoints[index];
    return (
      point.verdict === (known?.verdict ?? 'missing') &&
      point.evidence.length <= (known?.evidence.length ?? 0) &&
      point.number?.words === known?.number?.words
    );
  });
}
