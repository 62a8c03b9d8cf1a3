import type { Act } from '@rightseat/contract';
import type { TurnReading } from '@rightseat/examiner';

export interface LabelledAct {
  text: string;
  act: Act;
}

/** Whether the model hears what kind of thing was said; an answer is one only where nothing else is heard. */
export function scoreActs(labelled: readonly LabelledAct[], readings: readonly (TurnReading | null)[]) {
  const heard = labelled.map(({ act }, index) => {
    const acts = readings[index]?.acts;
    const others = acts?.filter((one) => one !== 'answer') ?? [];
    return {
      act,
      isRight: act === 'answer' ? acts !== undefined && !others.length : others.includes(act),
      others,
    };
  });
  const answers = heard.filter(({ act }) => act === 'answer');
  return {
    utterances: heard.length,
    unread: readings.filter((reading) => !reading).length,
    right: heard.filter(({ isRight }) => isRight).length,
    answers: answers.length,
    answersTakenForActs: answers.filter(({ others }) => others.length > 0).length,
  };
}
