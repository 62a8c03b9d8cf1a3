import { findPhrase } from '#grading/find-phrase.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { readWords } from '#grading/words.ts';
import type { CheckedAskable } from './askables.ts';

/** No question says what it asks for: no number of an essential key point, and not all the words of one. */
export function checkGiveaway({ where, askable }: CheckedAskable): string[] {
  const asks = askable.rephrase ? [askable.ask, askable.rephrase] : [askable.ask];
  return asks.flatMap((ask) => {
    const words = readWords(ask);
    const failures: string[] = [];
    for (const point of askable.keyPoints.filter(({ essential }) => essential)) {
      const values = point.numbers.filter((slot) => !slot.optional).flatMap((slot) => slot.accept);
      const told = values.filter((value) => words.some((word) => word.isNumber && word.text === value));
      if (told.length) failures.push(`${where}: the question tells ${told.join(', ')} (${point.id})`);
      const phrases = point.heard.flat().filter((phrase) => readWords(phrase).length > 1);
      for (const phrase of phrases)
        if (findPhrase(words, phrase).length) failures.push(`${where}: the question tells "${phrase}"`);
    }
    // As a rephrasing its words are known for an echo, yet no number counts as asked for.
    const credited = gradeAnswer({ ...askable, ask: '', rephrase: ask }, ask).keyPoints.filter(
      ({ verdict }) => verdict === 'heard',
    );
    failures.push(...credited.map(({ id }) => `${where}: repeating the question is credited as ${id}`));
    return failures;
  });
}
