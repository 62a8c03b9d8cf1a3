import type { NumberSlot } from '#content/question.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { readWords } from '#grading/read/words.ts';
import type { CheckedAskable } from './askables.ts';

/** The model answer with one of its numbers put wrong does not earn the key point of that number. */
export function checkWrongNumbers({ where, askable }: CheckedAskable): string[] {
  return askable.keyPoints.flatMap((point) =>
    point.numbers
      .filter((slot) => !slot.optional)
      .flatMap((slot) => {
        const spoiled = spoil(askable.modelAnswer, slot);
        const grade = gradeAnswer(askable, spoiled).keyPoints.find(({ id }) => id === point.id);
        return grade?.verdict === 'heard' ? [`${where}: ${point.id} is credited for "${spoiled}"`] : [];
      }),
  );
}

function spoil(answer: string, slot: NumberSlot): string {
  let spoiled = answer;
  const right = readWords(answer).filter((word) => word.isNumber && slot.accept.includes(word.text));
  // From the end, so that the places of the earlier ones still hold.
  for (const word of right.reverse())
    spoiled = spoiled.slice(0, word.start) + wrongValue(word.text) + spoiled.slice(word.end);
  return spoiled;
}

/** No figure of an oral: far from every right one, and not a round number. */
function wrongValue(value: string): string {
  return value === 'half' ? '77' : String(3 * Number(value) + 1);
}
