import type { AskedQuestion, ExamState, Outcome } from './exam-state.ts';
import { isUnclear } from './is-unclear.ts';
import type { Judged } from './judge-answer.ts';
import { keepAnswer } from './keep-answer.ts';
import { lines } from './lines.ts';
import { sayOne, type Turn } from './say.ts';
import { addsNothing, standingVerdict } from './verdict.ts';

/**
 * A correction of an answer that is already filed counts there as if it had been said in time. Null where it changes
 * nothing: then it was none.
 */
export function correctEarlier(
  state: ExamState,
  correction: Judged | undefined,
  isAnswered: boolean,
): Turn | null {
  const index = state.asked.findIndex(
    ({ questionId, followUp }) =>
      questionId === correction?.verdict.questionId && followUp === correction.verdict.followUp,
  );
  const question = state.asked[index];
  if (!correction || !question) return null;
  const { verdict, toJudge } = correction;
  if (addsNothing(standingVerdict(question), verdict)) return null;
  const corrected = keepAnswer(question, toJudge, verdict);
  const outcome = outcomeAfter(corrected, correction);
  const after = { ...state, asked: state.asked.with(index, { ...corrected, outcome }) };
  return sayOne(after, isAnswered ? lines.correctedBeside : lines.corrected);
}

/** What was right and is taken back has not been narrowed down: it is left open, and fails nobody. */
function outcomeAfter(question: AskedQuestion, { toJudge }: Judged): Outcome | null {
  const verdict = standingVerdict(question);
  if (!verdict || verdict.satisfactory) return verdict ? 'held' : question.outcome;
  if (question.outcome === 'held') return 'unclear';
  if (question.outcome !== 'failed' && question.outcome !== 'skipped') return question.outcome;
  return isUnclear(verdict, toJudge, question.nudged) ? 'unclear' : 'failed';
}
