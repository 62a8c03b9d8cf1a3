import type { KeyPoint } from '#content/question.ts';
import type { AnswerGrade } from '#grading/answer-grade.ts';
import type { ExamState, Outcome } from './exam-state.ts';
import type { Asked } from './find-askable.ts';
import { guessesRight } from './guesses-right.ts';
import { isTouched } from './is-touched.ts';
import { lines } from './lines.ts';
import { asksWhatIsMissing, endsInGuess, type OwnQuestion, questionAtEnd } from './own-question.ts';
import { pick, sayOne, type Turn } from './say.ts';
import { sayAsAnswer, standsAlone } from './say-point.ts';

/** More than two facts at once are a lecture; the debrief has the rest. */
const mostFacts = 2;

/** The coach's short word after an answer. Only the coach teaches; a checkride is silent until the end. */
export function giveFeedback(
  state: ExamState,
  outcome: Outcome,
  grade: AnswerGrade,
  asked: Asked,
  asks: OwnQuestion | null,
): Turn {
  if (outcome === 'looked-up') return sayOne(state, lines.coachLookedUp);
  const verdictOf = (id: string) => grade.keyPoints.find((point) => point.id === id)?.verdict;
  const { keyPoints } = asked.askable;
  const wrong = keyPoints.filter(({ id }) => verdictOf(id) === 'contradicted');
  const missing = keyPoints.filter(({ id }) => (verdictOf(id) ?? 'missing') === 'missing');
  const leftOut = missing.filter(({ id }) => !isTouched(grade, id));
  if (outcome === 'held' && !wrong.length) return confirm(state, leftOut, grade, asks);
  const lacking = [...wrong, ...leftOut.filter((point) => point.essential)];
  if (!lacking.length) return roundOff(state, asked, missing);
  const points = lacking.slice(0, outcome === 'held' ? 1 : mostFacts);
  const isPartHeard = grade.keyPoints.some((point) => point.verdict === 'heard');
  const opening = wrong.length ? lines.coachWrong : isPartHeard ? lines.coachMissing : lines.coachNothing;
  const picked = pick(state, opening);
  const areNotes = points.some(({ statement }) => !standsAlone(statement));
  if (!areNotes)
    return { state: picked.state, say: [picked.line, ...points.map((point) => point.statement)] };
  const answer = asAnswer(asked, points);
  if (opening === lines.coachNothing) return { state: picked.state, say: [picked.line, ...answer] };
  const led = pick(picked.state, lines.coachAnswer);
  return { state: led.state, say: [picked.line, led.line, ...answer] };
}

/** A right answer, with one thing to add where there is one that is said in a sentence. */
function confirm(
  state: ExamState,
  leftOut: readonly { statement: string }[],
  grade: AnswerGrade,
  heard: OwnQuestion | null,
): Turn {
  const byWords = guessesRight(lastSaid(state), grade) ? 'verdict' : questionAtEnd(lastSaid(state));
  // "Am I rambling?", "After all that, you fly yourself?": a "Yes, exactly." would be the reply to his question.
  const isAbout =
    (byWords === null ? heard !== null : byWords !== 'verdict') ||
    asksWhatIsMissing(lastSaid(state)) ||
    endsInGuess(lastSaid(state));
  const right = pick(state, isAbout ? lines.coachNothingMissing : lines.coachRight);
  const fact = isAbout ? undefined : leftOut.find(({ statement }) => standsAlone(statement))?.statement;
  if (!fact) return { state: right.state, say: [right.line] };
  // "Correct." and a fact after it would leave him wondering what was correct.
  const more = pick(right.state, lines.coachOneMore);
  return { state: more.state, say: [right.line, more.line, fact] };
}

/**
 * He spoke to all of it, and some was not made out: neither right nor wrong is the truth of it. Who was told that he hears after
 * each answer how it was hears that, and what would have been right (decision 0070).
 */
function roundOff(state: ExamState, asked: Asked, missing: readonly KeyPoint[]): Turn {
  const picked = pick(state, lines.coachUnsure);
  const essential = missing.filter((point) => point.essential).slice(0, mostFacts);
  return { state: picked.state, say: [picked.line, ...asAnswer(asked, essential)] };
}

const asAnswer = ({ askable }: Asked, points: readonly KeyPoint[]) => [
  ...new Set(points.flatMap((point) => sayAsAnswer(askable, point))),
];

function lastSaid({ current }: ExamState): string {
  const part = current?.parts.at(-1);
  return part?.said ?? part?.text ?? '';
}
