import type { Debrief } from '@rightseat/contract';
import { askName } from '../src/content/ask-name.ts';
import type { Content } from '../src/content/content.ts';
import { buildDebrief } from '../src/debrief/build-debrief.ts';
import type { AskedQuestion, ExamState } from '../src/engine/exam-state.ts';
import { type Asked, findAskable } from '../src/engine/find-askable.ts';
import { startExam } from '../src/engine/start-exam.ts';
import { step } from '../src/engine/step.ts';
import type { JudgedEvent } from '../src/engine/verdict.ts';
import type { ExamOptions } from '../src/exam.ts';
import { contentFor } from '../src/scenario/scenario-content.ts';

/** What an applicant has to speak to. */
export interface LegTurn extends Asked {
  state: ExamState;
  /** As files of labelled answers name it. */
  name: string;
  /** How often he has spoken to it already. */
  spoke: number;
}

export type Applicant = (turn: LegTurn) => string;
/** Brings his words to the examiner: typed or through a microphone, judged by signs alone or by more. */
export type Deliver = (text: string, turn: LegTurn) => Promise<JudgedEvent>;

export interface HeldLeg {
  /** In the order of the lines of the debrief. */
  asked: readonly AskedQuestion[];
  debrief: Debrief;
}

/** No applicant needs more for a leg. */
const MOST_TURNS = 200;

const typed: Deliver = async (text) => ({
  type: 'pilot-said',
  text,
  typed: true,
  continuesLastAnswer: false,
});

/** A whole leg with an applicant, to the letter. */
export async function holdLeg(
  options: ExamOptions,
  content: Content,
  applicant: Applicant,
  deliver: Deliver = typed,
): Promise<HeldLeg> {
  let { state } = step(startExam(options, content), { type: 'started' }, content);
  let [last, spoke] = ['', 0];
  for (let turn = 0; state.phase === 'running' && turn < MOST_TURNS; turn++) {
    const { current } = state;
    const asked = current && findAskable(current, contentFor(state, content));
    if (!asked) break;
    const { questionId, followUp } = current;
    const name = askName(questionId, followUp);
    spoke = name === last ? spoke + 1 : 0;
    last = name;
    const at: LegTurn = { ...asked, state, name, spoke };
    ({ state } = step(state, await deliver(applicant(at), at), content));
  }
  return { asked: state.asked, debrief: buildDebrief(state, { endedBecause: 'examiner' }, content) };
}
