import { readFile } from 'node:fs/promises';
import type { PointReading, ToRead } from '@rightseat/contract';
import { readVocabulary } from '@rightseat/reader';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { type Look, layOut } from './lay-out.ts';

/** In the order of the model's answers. */
const LABELS = ['absent', 'said', 'wrong'] as const;

/** Two minutes of talk, in characters, and as much as is taken of what is typed: longer answers are left to exact signs. */
const LONGEST_READ = 2_000;

/** Looks of one run: more cost memory, and save nothing on one core. */
const BATCH = 16;

export interface JudgeModel {
  /** Null where too much was said. */
  read(toRead: ToRead): Promise<PointReading[] | null>;
}

/** Loads the weights of this package. About 23 MB, some 100 ms. Throws where the file is missing or is no model. */
export async function loadJudgeModel(folder = new URL('../model/', import.meta.url)): Promise<JudgeModel> {
  const pieces = await readVocabulary();
  // One thread: the others belong to the conversations.
  const session = await InferenceSession.create(await readFile(new URL('judge.onnx', folder)), {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return {
    async read(toRead) {
      if (toRead.said.reduce((sum, { text }) => sum + text.length, 0) > LONGEST_READ) return null;
      const readings = toRead.points.map(({ id }): PointReading => ({ id, absent: 1, said: 0, wrong: 0 }));
      const looks = layOut(toRead, pieces);
      for (let from = 0; from < looks.length; from += BATCH) {
        const batch = looks.slice(from, from + BATCH);
        for (const [index, found] of (await look(session, batch)).entries()) {
          const { point } = batch[index]!;
          const before = readings[point]!;
          // The stretch that has most to say of the point decides, of two alike the later one.
          if (found.absent <= before.absent) readings[point] = { id: before.id, ...found };
        }
      }
      return readings;
    },
  };
}

async function look(session: InferenceSession, looks: readonly Look[]): Promise<Omit<PointReading, 'id'>[]> {
  const longest = Math.max(...looks.map(({ pieces }) => pieces.length));
  const shape = [looks.length, longest];
  const fill = (value: (look: Look, at: number) => number) =>
    new Tensor(
      'int64',
      BigInt64Array.from(
        looks.flatMap((one) => Array.from({ length: longest }, (_, at) => BigInt(value(one, at)))),
      ),
      shape,
    );
  const { logits } = await session.run({
    input_ids: fill(({ pieces }, at) => pieces[at] ?? 0),
    attention_mask: fill(({ pieces }, at) => Number(at < pieces.length)),
    token_type_ids: fill(({ answerFrom, pieces }, at) => Number(at >= answerFrom && at < pieces.length)),
  });
  const data = logits!.data as Float32Array;
  return looks.map((_, row) => {
    const scores = data.subarray(row * LABELS.length, (row + 1) * LABELS.length);
    const [absent = 0, said = 0, wrong = 0] = softmax(scores);
    return { absent, said, wrong };
  });
}

function softmax(scores: Float32Array): number[] {
  const most = Math.max(...scores);
  const powers = [...scores].map((score) => Math.exp(score - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}
