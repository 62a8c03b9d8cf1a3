import type { WrittenTask } from '#content/list-written.ts';
import type { KeyPoint } from '#content/question.ts';
import { digestStatement } from '#content/signs.ts';
import { type CheckedAskable, listAskables } from './askables.ts';

/** A few words beside a sentence are read with it; a list of them is what the signs are kept apart for. */
const mostBeside = 6;

/** The words of a task belong to its points as they are written now, and those that stand with a question are few. */
export function checkSigns({ file, questions, signs }: WrittenTask): string[] {
  const askables = listAskables(questions);
  const place = `signs/${file}`;
  const left = Object.entries(signs).flatMap(([name, points]) => {
    const asked = askables.find((askable) => askable.name === name);
    if (!asked) return [`${name}: is not asked any more: take its words out of ${place}`];
    return Object.keys(points)
      .filter((id) => !asked.askable.keyPoints.some((point) => point.id === id))
      .map((id) => `${asked.where}: has no point ${id} any more: take its words out of ${place}`);
  });
  return [...left, ...askables.flatMap((asked) => checkPoints(asked, signs[asked.name] ?? {}, place))];
}

function checkPoints(
  { where, askable }: CheckedAskable,
  signs: WrittenTask['signs'][string],
  place: string,
): string[] {
  return askable.keyPoints.flatMap((point) => {
    const of = signs[point.id];
    const begin = `${where}: the words of ${point.id}`;
    if (of && !of.writtenFor) return [`${begin} do not say for which sentence: lay the files out`];
    if (of && of.writtenFor !== digestStatement(point.statement))
      return [
        `${begin} were written for another sentence: read them in ${place}, mend what no longer fits, take out their "writtenFor" and lay the files out`,
      ];
    return longLists(point).map(
      (count) =>
        `${where}: ${point.id} lists ${count} words, at most ${mostBeside}: the others go to ${place}`,
    );
  });
}

const longLists = ({ heard, contradictedBy }: KeyPoint): number[] =>
  [...heard, contradictedBy].map(({ length }) => length).filter((count) => count > mostBeside);
