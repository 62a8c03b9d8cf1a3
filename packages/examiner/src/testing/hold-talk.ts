import type { Act, SaidPart } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { findAskable } from '#engine/find-askable.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import { understand } from '#engine/understand.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamEvent, ExaminerReply, ExamOptions } from '../exam.ts';
import { type TalkerKind, talk } from './talkers.ts';

/** Takes what was said apart, as in an exam: the reader of acts, or null where the rules have to do. */
export type ReadActs = (text: string, line: string) => Promise<readonly SaidPart[] | null>;

/** What was said, as what it was taken, and what came of it. */
export interface Spoken {
  before: ExamState;
  text: string;
  acts: readonly Act[];
  /** What of it was kept as an answer. */
  answer: string;
  after: ExamState;
  reply: ExaminerReply;
}

export interface HeldTalk {
  opening: string;
  turns: Spoken[];
  state: ExamState;
}

/** No talker needs more for a leg. */
const MOST_TURNS = 150;

/** A whole exam with a talker, who hears what the examiner says; typed. */
export async function holdTalk(
  options: ExamOptions,
  kind: TalkerKind,
  content: Content,
  read: ReadActs,
): Promise<HeldTalk> {
  const opened = step(startExam(options, content), { type: 'started', hasBooks: false }, content);
  let { state, reply } = opened;
  const turns: Spoken[] = [];
  let owes: string | null = null;
  let [asked, spokeHere] = ['', 0];
  while (state.phase === 'running' && turns.length < MOST_TURNS) {
    const current = state.current && findAskable(state.current, contentFor(state, content));
    if (!current) break;
    const now = `${state.current?.questionId}+${state.current?.followUp}`;
    spokeHere = now === asked ? spokeHere + 1 : 0;
    asked = now;
    const heard = { heard: reply.text, asked: current, state, spokeHere, spoke: turns.length, owes };
    const said = talk(kind, heard);
    if (said.owes !== undefined) owes = said.owes;
    const parts = (await read(said.text, reply.text)) ?? undefined;
    const { acts, answer } = understand(said.text, parts);
    const event: ExamEvent = {
      type: 'pilot-said',
      text: said.text,
      typed: true,
      continuesLastAnswer: false,
      ...(parts && { parts }),
    };
    const next = step(state, event, content);
    turns.push({ before: state, text: said.text, acts, answer, after: next.state, reply: next.reply });
    ({ state, reply } = next);
  }
  return { opening: opened.reply.text, turns, state };
}
