import { gradeAnswer } from '#grading/grade-answer.ts';
import { findPhrase } from '#grading/read/find-phrase.ts';
import { readWords } from '#grading/read/words.ts';
import type { CheckedAskable } from './askables.ts';

/**
 * No question says what it asks for: no number of an essential key point, and not all the words of one. A term of the field
 * that a point needs beside something else may be said: "How do an ODP and a SID differ?" tells neither difference.
 */
export function checkGiveaway({ where, askable }: CheckedAskable): string[] {
  const asks = askable.rephrase ? [askable.ask, askable.rephrase] : [askable.ask];
  return asks.flatMap((ask) => {
    const words = readWords(ask);
    const failures: string[] = [];
    for (const point of askable.keyPoints.filter(({ essential }) => essential)) {
      const values = point.numbers.filter((slot) => !slot.optional).flatMap((slot) => slot.accept);
      const told = values.filter((value) => words.some((word) => word.isNumber && word.text === value));
      if (told.length) failures.push(`${where}: the question tells ${told.join(', ')} (${point.id})`);
      const isTermAlone = point.heard.length > 1;
      const phrases = isTermAlone ? [] : point.heard.flat().filter((phrase) => readWords(phrase).length > 1);
      for (const phrase of phrases)
        if (findPhrase(words, phrase).length) failures.push(`${where}: the question tells "${phrase}"`);
    }
    // Said back as it is it counts for nothing; here with a word more. As a rephrasing no number of it counts as asked for.
    const credited = gradeAnswer({ ...askable, ask: '', rephrase: ask }, `Well. ${ask}`).keyPoints.filter(
      ({ verdict }) => verdict === 'heard',
    );
    failures.push(...credited.map(({ id }) => `${where}: repeating the question is credited as ${id}`));
    return failures;
  });
}
