import type { AnswerPart } from '#grading/answer-grade.ts';
import { phraseWords } from '#grading/read/find-phrase.ts';
import { toldStems } from '#grading/read/telling-words.ts';
import { readWords, sentencesOf } from '#grading/read/words.ts';

/** The sentence that has most of a statement's words; of two alike the later one. Null where nothing was said. */
export function quoteSaid(
  parts: readonly AnswerPart[],
  statement: string,
): { text: string; part: number } | null {
  const wanted = toldStems(phraseWords(statement));
  let best: { shared: number; text: string; part: number } | null = null;
  for (const [part, { text, strikes }] of parts.entries()) {
    for (const sentence of strikes ? [] : sentencesOf(readWords(text))) {
      const shared = [...toldStems(sentence)].filter((stem) => wanted.has(stem)).length;
      if (best && shared < best.shared) continue;
      best = { part, shared, text: text.slice(sentence[0]!.start, sentence.at(-1)!.end) };
    }
  }
  return best && { text: best.text, part: best.part };
}
