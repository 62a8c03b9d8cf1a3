import { readFile } from 'node:fs/promises';
import { acts } from '@rightseat/contract';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { modelFolder, readVocabulary } from './vocabulary.ts';
import type { Word, WordPieces } from './word-pieces.ts';

/** What the model was trained with, in pieces; the first and the last are its own marks. */
const LONGEST_WINDOW = 128;
const OWN_MARKS = 2;

/** Longer texts are answers, and what is past this is taken for one unread. In characters. */
const LONGEST_READ = 2_000;

/** For each word the logarithm of the probability of each act, in the order of `acts`. */
export interface ScoredWord extends Word {
  scores: Float64Array;
}

export interface ActModel {
  score(text: string): Promise<ScoredWord[]>;
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
    async score(text) {
      const scored: ScoredWord[] = [];
      for (const window of windowsOf(pieces.split(text.slice(0, LONGEST_READ)))) {
        scored.push(...(await scoreWindow(session, pieces, window)));
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
    if (size + word.pieces.length > LONGEST_WINDOW - OWN_MARKS) {
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
  words: readonly Word[],
): Promise<ScoredWord[]> {
  const numbers = [start, ...words.flatMap((word) => word.pieces), end].map(BigInt);
  const shape = [1, numbers.length];
  const { logits } = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from(numbers), shape),
    attention_mask: new Tensor('int64', new BigInt64Array(numbers.length).fill(1n), shape),
  });
  const data = logits!.data as Float32Array;
  let piece = 1;
  return words.map((word) => {
    const scores = new Float64Array(acts.length);
    for (const _ of word.pieces) {
      const row = data.subarray(piece * acts.length, (piece + 1) * acts.length);
      const rest = Math.log(row.reduce((sum, value) => sum + Math.exp(value), 0));
      row.forEach((value, act) => {
        scores[act]! += (value - rest) / word.pieces.length;
      });
      piece++;
    }
    return { ...word, scores };
  });
}
