import type { TranscriptEntry } from '@rightseat/contract';
import { stepWithAdvice } from '#advice/step-with-advice.ts';
import type { Content } from '#content/content.ts';
import { buildDebrief } from '#debrief/build-debrief.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { startExam } from '#engine/start-exam.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { Debrief, ExamEvent, ExaminerReply, ExamOptions } from '../exam.ts';
import { adviseBadly, type HostileModel } from './hostile-models.ts';
import { type CandidateKind, nextEvent } from './scripted-candidate.ts';

/** One event with what it met and what it brought. */
export interface Exchange {
  before: ExamState;
  event: ExamEvent;
  after: ExamState;
  reply: ExaminerReply;
}

export interface HeldExam {
  exchanges: Exchange[];
  transcript: TranscriptEntry[];
  state: ExamState;
  debrief: Debrief;
}

/** No script needs more; a candidate who only keeps silent would otherwise never end. */
const mostTurns = 120;

/** A whole exam with a scripted candidate, to its end or to the time limit; with a language model only a hostile one. */
export function holdExam(
  options: ExamOptions,
  kind: CandidateKind,
  content: Content,
  model: HostileModel | null = null,
): HeldExam {
  const exchanges: Exchange[] = [];
  const transcript: TranscriptEntry[] = [];
  let state = startExam(options, content);
  const send = (event: ExamEvent) => {
    const advice = model && adviseBadly(model, state, event, contentFor(state, content));
    const { state: after, reply } = stepWithAdvice(state, event, advice, content);
    exchanges.push({ before: state, event, after, reply });
    if (event.type === 'pilot-said') transcript.push(entry('pilot', event.text, transcript.length));
    if (reply.text) transcript.push(entry('examiner', reply.text, transcript.length));
    state = after;
  };
  send({ type: 'started' });
  for (let turn = 0; turn < mostTurns && state.phase === 'running'; turn++) {
    send(nextEvent(kind, state, turn, contentFor(state, content)));
  }
  if (state.phase === 'running') send({ type: 'time-nearly-up', remainingMs: 20_000 });
  const debrief = buildDebrief(state, { endedBecause: 'examiner' }, content);
  return { exchanges, transcript, state, debrief };
}

function entry(role: TranscriptEntry['role'], text: string, index: number): TranscriptEntry {
  // Ten seconds a turn: any rising time will do, since nothing in the examiner reads it.
  return { role, text, atMs: index * 10_000, interrupted: false };
}
