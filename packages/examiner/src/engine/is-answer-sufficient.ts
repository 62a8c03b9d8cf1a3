import type { Content } from '#content/content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { findToJudge } from './find-to-judge.ts';
import { standingVerdict } from './verdict.ts';

/** One point in five is not recognised when spoken; of three or more, one may be such a one. */
const ONE_MAY_BE_UNHEARD_OF = 3;

/**
 * Whether what is essential of the question at hand has been spoken to, right or wrong. Until then a pause is rather
 * one to think in, and the turn waits longer for its end. Looked at is what would be judged if the turn ended here, by the
 * exact signs alone; nothing of it is kept, and nothing but the wait follows from it.
 */
export function isAnswerSufficient(state: ExamState, textSoFar: string, shipped: Content): boolean {
  const asked =
    state.phase === 'running' && state.current && findAskable(state.current, contentFor(state, shipped));
  if (!asked || !state.current) return true;
  const said = { type: 'pilot-said', text: textSoFar, typed: false, continuesLastAnswer: false } as const;
  const answer = findToJudge(state, said, shipped).find(
    ({ reason }) => reason === 'answered' || reason === 'reopened',
  );
  const found = answer ? gradeAnswer(answer.askable, answer.parts) : standingVerdict(state.current);
  const spokenTo = (id: string) =>
    found?.keyPoints.some((point) => point.id === id && point.verdict !== 'missing') ?? false;
  const essential = asked.askable.keyPoints.filter((point) => point.essential);
  const unheard = essential.filter(({ id }) => !spokenTo(id)).length;
  return unheard <= (essential.length >= ONE_MAY_BE_UNHEARD_OF ? 1 : 0);
}
