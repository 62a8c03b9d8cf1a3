import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { classes } from './classes.ts';
import { modelFolder, readVocabulary } from './vocabulary.ts';
import type { Word, WordPieces } from './word-pieces.ts';

/** What the model was trained with, in pieces: the end of what the examiner said, and a stretch of the reply. */
const MOST_OF_LINE = 32;
const MOST_OF_REPLY = 126;

/** Longer texts are answers, and what is past this is taken for one unread. In characters. */
const LONGEST_READ = 2_000;

/** For each word the logarithm of the probability of each class, in the order of `classes`. */
export interface ScoredWord extends Word {
  scores: Float64Array;
}

export interface ActModel {
  /** `line` is what the examiner said last, which the text replies to; empty where it is not known. */
  score(text: string, line: string): Promise<ScoredWord[]>;
}

/** Loads the weights of this package. About 23 MB, some 100 ms. Throws where a file is missing or is no model. */
export async function loadActModel(folder = modelFolder): Promise<ActModel> {
  const pieces = await readVocabulary(folder);
  // One thread: the others belong to the conversations.
  const session = await InferenceSession.create(await readFile(new URL('acts.onnx', folder)), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return {
    async score(text, line) {
      const before = pieces.split(line).flatMap((word) => word.pieces);
      const asked = before.slice(Math.max(0, before.length - MOST_OF_LINE));
      const scored: ScoredWord[] = [];
      for (const window of windowsOf(pieces.split(text.slice(0, LONGEST_READ)))) {
        scored.push(...(await scoreWindow(session, pieces, asked, window)));
      }
      return scored;
    },
  };
}

/** As many whole words as one look takes. */
function windowsOf(words: readonly Word[]): Word[][] {
  const windows: Word[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const word of words) {
    if (size + word.pieces.length > MOST_OF_REPLY) {
      windows.push([]);
      size = 0;
    }
    windows.at(-1)!.push(word);
    size += word.pieces.length;
  }
  return windows;
}

async function scoreWindow(
  session: InferenceSession,
  { start, end }: WordPieces,
  asked: readonly number[],
  words: readonly Word[],
): Promise<ScoredWord[]> {
  const first = [start, ...asked, end];
  const numbers = [...first, ...words.flatMap((word) => word.pieces), end].map(BigInt);
  const kinds = numbers.map((_, at) => (at < first.length ? 0n : 1n));
  const tensorOf = (values: bigint[]) => new Tensor('int64', BigInt64Array.from(values), [1, numbers.length]);
  const { logits } = await session.run({
    input_ids: tensorOf(numbers),
    token_type_ids: tensorOf(kinds),
    attention_mask: tensorOf(numbers.map(() => 1n)),
  });
  const data = logits!.data as Float32Array;
  let piece = first.length;
  return words.map((word) => {
    const scores = new Float64Array(classes.length);
    for (const _ of word.pieces) {
      const row = data.subarray(piece * classes.length, (piece + 1) * classes.length);
      const rest = Math.log(row.reduce((sum, value) => sum + Math.exp(value), 0));
      row.forEach((value, index) => {
        scores[index]! += (value - rest) / word.pieces.length;
      });
      piece++;
    }
    return { ...word, scores };
  });
}
