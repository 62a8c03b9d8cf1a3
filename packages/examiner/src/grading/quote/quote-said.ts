import type { AnswerPart } from '#grading/answer-grade.ts';
import { phraseWords } from '#grading/read/find-phrase.ts';
import { toldStems } from '#grading/read/telling-words.ts';
import { readWords, type Word } from '#grading/read/words.ts';

interface Quote {
  /** Word for word. */
  text: string;
  /** Index of the part that it stands in. */
  part: number;
}

/** The sentence that has most of a statement's words; of two alike the later one. Null where nothing was said. */
export function quoteSaid(parts: readonly AnswerPart[], statement: string): Quote | null {
  const wanted = toldStems(phraseWords(statement));
  let best: (Quote & { shared: number }) | null = null;
  for (const [part, { text, strikes }] of parts.entries()) {
    if (strikes) continue;
    for (const sentence of sentencesOf(readWords(text))) {
      const shared = [...toldStems(sentence)].filter((stem) => wanted.has(stem)).length;
      if (best && shared < best.shared) continue;
      best = { part, shared, text: text.slice(sentence[0]!.start, sentence.at(-1)!.end) };
    }
  }
  return best && { text: best.text, part: best.part };
}

function sentencesOf(words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [];
  for (const word of words) {
    if (sentences.at(-1)?.[0]?.sentence === word.sentence) sentences.at(-1)!.push(word);
    else sentences.push([word]);
  }
  return sentences;
}
