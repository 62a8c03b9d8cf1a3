import type { AnswerPart } from '#grading/answer-grade.ts';
import { phraseWords } from '#grading/read/find-phrase.ts';
import { toldStems } from '#grading/read/telling-words.ts';
import { runsOf } from '#grading/read/word-forms.ts';
import { readWords } from '#grading/read/words.ts';

/** The sentence that has most of a statement's words; of two alike the later one. Null where nothing was said. */
export function quoteSaid(
  parts: readonly AnswerPart[],
  statement: string,
): { text: string; part: number } | null {
  const wanted = toldStems(phraseWords(statement));
  const sentences = parts.flatMap(({ text, strikes }, part) =>
    runsOf(readWords(strikes ? '' : text), 'sentence').map((words) => {
      const shared = [...toldStems(words)].filter((stem) => wanted.has(stem)).length;
      return { part, shared, text: text.slice(words[0]!.start, words.at(-1)!.end) };
    }),
  );
  return sentences.reverse().sort((one, other) => other.shared - one.shared)[0] ?? null;
}
