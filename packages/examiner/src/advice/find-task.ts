import { createHash } from 'node:crypto';
import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { type Asked, findAskable } from '#engine/find-askable.ts';
import { hasWords } from '#engine/find-to-judge.ts';
import { rewind } from '#engine/rewind.ts';
import { understand } from '#engine/understand.ts';
import { readable } from '#grading/answer-grade.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import { tellFlight } from '#scenario/speak-flight.ts';
import type { ExamEvent } from '../exam.ts';

/** One turn to read: the question at hand with its points, what may be assumed and follow-ups, and what was said. */
export interface AdviceTask {
  questionId: string;
  followUp: number | null;
  question: string;
  /** The pilot's own flight, where the exam is about one; empty otherwise. */
  scenario: string[];
  points: { id: string; statement: string }[];
  assume: string[];
  /** By their index in the question: those that may still be asked. */
  followUps: { index: number; ask: string }[];
  /** What he had said to this question before. */
  saidBefore: string[];
  answer: string;
}

/** They are settled by rules, and nothing that a model says could change that. */
const settled = ['stop', 'orders', 'abuse', 'skip', 'later'];

/** What a model may be asked about this event; null for most. It may be found before the turn has ended. */
export function findTask(stored: ExamState, event: ExamEvent, shipped: Content): AdviceTask | null {
  if (event.type !== 'pilot-said') return null;
  const state = stateAt(stored, event);
  const { current, progress, scenario: flight } = state;
  const answer = readable(event.text);
  if (state.phase !== 'running' || !current || !hasWords(answer)) return null;
  // A number that was asked back, a stop or a document is settled by rules alone.
  if (progress.expecting.for !== 'answer' && progress.expecting.for !== 'more') return null;
  const { acts, shortReply } = understand(answer, event.parts);
  if (shortReply || acts.some((act) => settled.includes(act))) return null;
  const asked = findAskable(current, contentFor(state, shipped));
  if (!asked) return null;
  const scenario = flight ? [...tellFlight(flight)] : [];
  const saidBefore = current.parts.map(({ text }) => text);
  return taskOn(asked, current.followUp, { scenario, saidBefore, answer });
}

/** The same for a question that is asked on its own. */
export function taskOn(
  { question, askable }: Asked,
  followUp: number | null,
  said: Pick<AdviceTask, 'scenario' | 'saidBefore' | 'answer'>,
): AdviceTask {
  return {
    questionId: question.id,
    followUp,
    question: askable.ask,
    points: askable.keyPoints.map(({ id, statement }) => ({ id, statement })),
    assume: (question.assume ?? []).map(({ say }) => say),
    followUps: question.followUps.flatMap(({ ask }, index) =>
      index > (followUp ?? -1) ? { index, ask } : [],
    ),
    ...said,
  };
}

/** The exam as it stood before what an event says: an answer that goes on takes the place of its beginning. */
export function stateAt(state: ExamState, event: ExamEvent): ExamState {
  const goesOn = event.type === 'pilot-said' && event.continuesLastAnswer && state.beforeLastAnswer;
  return goesOn ? rewind(state) : state;
}

/** What ties a reading to an utterance. */
export function tieTo(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
