import type { Grade } from '@rightseat/contract';
import { lineName } from '@rightseat/contract';
import { readAskName } from '../src/content/ask-name.ts';
import type { Content } from '../src/content/content.ts';
import type { AskedQuestion, ExamState } from '../src/engine/exam-state.ts';
import { findAskable } from '../src/engine/find-askable.ts';
import { gradeQuestion } from '../src/engine/grade-question.ts';
import { step } from '../src/engine/step.ts';
import { isHeard, standingVerdict } from '../src/engine/verdict.ts';
import { askAlone } from '../src/preview/ask-alone.ts';
import type { Deliver } from './hold-leg.ts';
import type { NudgedAnswer } from './nudged-answers.ts';

export interface HeldNudged {
  /** As the debrief has it; not assessed is left open. */
  grade: Grade;
  /** The first saying was enough. */
  isAtOnce: boolean;
  /** What he had said in the end is all that is essential, and nothing of it wrong. */
  isRight: boolean;
  /** He was nudged for as many points, and for as many of those that he had said. */
  nudges: number;
  saidAlready: number;
  /** Essential points that he never said, or said wrong; and those of them that were credited. */
  unsaid: number;
  accepted: number;
}

/** Nobody is asked more often about one question. */
const MOST_TURNS = 6;

/** One question with somebody who answers it and replies to each nudge, to its end. */
export async function holdNudged(
  answer: NudgedAnswer,
  content: Content,
  deliver: Deliver,
): Promise<HeldNudged> {
  const name = readAskName(answer.question);
  const asked = findAskable(name, content);
  let state = askAlone(lineName(name.questionId, name.followUp), content);
  if (!asked || !state) throw new Error(`There is no question ${answer.question}`);
  for (let spoke = 0; !recordOf(name, state).outcome && spoke < MOST_TURNS; spoke++) {
    const text = spoke === 0 ? answer.text : replyOf(answer, state);
    const at = { ...asked, state, name: answer.question, spoke };
    ({ state } = step(state, await deliver(text, at), content));
  }
  const record = recordOf(name, state);
  const [first, verdict] = [record.verdicts[0], standingVerdict(record)];
  const nudged = record.nudged ?? [];
  const said = (id: string) =>
    answer.heard.includes(id) || (nudged.includes(id) && answer.replies[id]!.says === 'right');
  const unsaid = Object.keys(answer.replies).filter((id) => !said(id));
  return {
    grade: gradeQuestion(record, asked).grade,
    isAtOnce: first?.satisfactory === true,
    isRight: unsaid.length === 0,
    nudges: nudged.length,
    saidAlready: nudged.filter((id) => answer.heard.includes(id)).length,
    unsaid: unsaid.length,
    accepted: unsaid.filter((id) => verdict && isHeard(verdict, id)).length,
  };
}

function recordOf(
  { questionId, followUp }: Pick<AskedQuestion, 'questionId' | 'followUp'>,
  { asked, current }: ExamState,
): AskedQuestion {
  const records = current ? [...asked, current] : asked;
  return records.find((one) => one.questionId === questionId && one.followUp === followUp)!;
}

/** To a nudge what he says of that point; asked for no point by itself he has no more, and asked again he says it again. */
function replyOf({ text, replies }: NudgedAnswer, { progress: { expecting } }: ExamState): string {
  if (expecting.for === 'answer') return `Like I said: ${text}`;
  const nudgedFor = expecting.for === 'more' && expecting.nudgedFor;
  return nudgedFor ? replies[nudgedFor]!.text : "No, that's all I have.";
}
