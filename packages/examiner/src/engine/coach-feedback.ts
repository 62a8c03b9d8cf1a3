import type { AnswerGrade } from '#grading/answer-grade.ts';
import type { ExamState, Outcome } from './exam-state.ts';
import type { Asked } from './find-askable.ts';
import { lines } from './lines.ts';
import { pick, sayOne, type Turn } from './say.ts';

/** More than two facts at once are a lecture; the debrief has the rest. */
const mostFacts = 2;

/** The coach's short word after an answer. Only the coach teaches; a checkride is silent until the end. */
export function giveFeedback(state: ExamState, outcome: Outcome, grade: AnswerGrade, asked: Asked): Turn {
  if (outcome === 'looked-up') return sayOne(state, lines.coachLookedUp);
  const lacking = asked.askable.keyPoints.filter((point, index) => {
    const verdict = grade.keyPoints[index]?.verdict;
    return verdict === 'contradicted' || (verdict === 'missing' && (point.essential || outcome === 'held'));
  });
  const opening = grade.contradicted
    ? lines.coachWrong
    : outcome === 'held'
      ? lines.coachRight
      : grade.keyPoints.some((point) => point.verdict === 'heard')
        ? lines.coachMissing
        : lines.coachNothing;
  const picked = pick(state, opening);
  const facts = lacking.slice(0, outcome === 'held' ? 1 : mostFacts).map((point) => point.statement);
  // "Correct." and a fact after it would leave him wondering what was correct.
  if (opening !== lines.coachRight || !facts.length)
    return { state: picked.state, say: [picked.line, ...facts] };
  const more = pick(picked.state, lines.coachOneMore);
  return { state: more.state, say: [picked.line, more.line, ...facts] };
}
