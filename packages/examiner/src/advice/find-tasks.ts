import type { Content } from '#content/content.ts';
import type { AskedQuestion, ExamState } from '#engine/exam-state.ts';
import { findAskable } from '#engine/find-askable.ts';
import { isHeard, standingVerdict, type Verdict } from '#engine/verdict.ts';
import type { AnswerPart } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/dont-know.ts';
import { isTelling } from '#grading/telling-words.ts';
import { readWords } from '#grading/words.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import type { ExamEvent, ExaminerReply } from '../exam.ts';
import { splitReply } from './split-reply.ts';

/** "Did he say it in other words?" One question, the points of its rubric that were not heard, and what was said. */
export interface ReadTask {
  kind: 'read';
  questionId: string;
  followUp: number | null;
  question: string;
  /** The pilot's own flight, where the exam is about one; empty otherwise. */
  scenario: string[];
  points: { id: string; statement: string }[];
  answer: string;
}

/** "Say this so that it fits what he said." One question and no rubric: what a model does not see it cannot give away. */
export interface WordTask {
  kind: 'word';
  questionId: string;
  followUp: number | null;
  answer: string;
  lead: string;
  ask: string;
  /** The question at hand stays open; `ask` only asks for more. */
  isProbe: boolean;
}

export type AdviceTask = ReadTask | WordTask;

/** What one event brought, by code alone. */
export interface ScriptedTurn {
  state: ExamState;
  reply: ExaminerReply;
  /** What was judged of it: for the record. */
  verdicts: readonly Verdict[];
}

/** Fewer telling words ("Yes, three.") hold no thought that the rubric could have missed. */
const fewestTellingWords = 2;

/** What a model may help with in this turn: at most one task of each kind, none for most events. */
export function findTasks(event: ExamEvent, scripted: ScriptedTurn, shipped: Content): AdviceTask[] {
  const answered = findAnswer(event, scripted.state);
  if (!answered) return [];
  const { before, filed, part } = answered;
  const content = contentFor(scripted.state, shipped);
  const { questionId, followUp } = filed;
  const tasks: AdviceTask[] = [];
  const points = missedPoints(before, filed, part, content);
  const asked = findAskable(filed, content);
  if (asked && points.length) {
    const { scenario: flight } = scripted.state;
    const scenario = flight ? [...tellFlight(flight)] : [];
    const question = asked.askable.ask;
    tasks.push({ kind: 'read', questionId, followUp, question, scenario, points, answer: part.text });
  }
  const split = splitReply(before, scripted);
  if (split) tasks.push({ kind: 'word', questionId, followUp, answer: part.text, ...split });
  return tasks;
}

export interface AnsweredQuestion {
  /** The exam as it was before the answer. */
  before: Omit<ExamState, 'beforeLastAnswer'>;
  /** The question with the answer in it. */
  filed: AskedQuestion;
  part: AnswerPart;
}

/** Null where the words were a request, an aside or an argument: then nothing was filed as an answer. */
export function findAnswer(event: ExamEvent, after: ExamState): AnsweredQuestion | null {
  const before = after.beforeLastAnswer;
  if (event.type !== 'pilot-said' || before?.phase !== 'running' || !before.current) return null;
  const { questionId, followUp, parts } = before.current;
  const candidates = [after.current, after.asked.at(-1)].flatMap((question) => question ?? []);
  const filed = candidates.find(
    (question) =>
      question.questionId === questionId &&
      question.followUp === followUp &&
      question.parts.length > parts.length,
  );
  const part = filed?.parts.at(-1);
  return filed && part ? { before, filed, part } : null;
}

function missedPoints(
  before: AnsweredQuestion['before'],
  filed: AskedQuestion,
  part: AnswerPart,
  content: Content,
): ReadTask['points'] {
  const asked = findAskable(filed, content);
  // A number that was asked back is settled by the number alone.
  const isFigure = 'pointId' in before.progress.expecting;
  if (!asked || isFigure || filed.outcome === 'looked-up' || isDontKnow(part.text)) return [];
  if (readWords(part.text).filter(isTelling).length < fewestTellingWords) return [];
  const verdict = standingVerdict(filed);
  if (!verdict || verdict.contradicted) return [];
  return asked.askable.keyPoints
    .filter(({ essential, id }) => essential && !isHeard(verdict, id))
    .map(({ id, statement }) => ({ id, statement }));
}
