import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { joinSamples } from '#pcm.ts';
import { levelSpeech } from './level-speech.ts';
import { createLexicon, type Lexicon } from './pronounce/lexicon.ts';
import { pronounce } from './pronounce/pronounce.ts';

/** The files of `npm run models`, by their names in its folder. */
export const KOKORO_FILES = {
  model: 'kokoro.onnx',
  vocabulary: 'kokoro-vocabulary.json',
  gold: 'us-gold.json',
  silver: 'us-silver.json',
} as const;

/** One row of a voice: how it speaks a text of so many sounds. */
const STYLE_SIZE = 256;
/** What the model was trained on at most; longer is said clause by clause. */
const MOST_SOUNDS = 500;

export interface Kokoro {
  /** The sounds of a speakable sentence. */
  pronounce(text: string): string;
  /** 24 kHz mono, levelled. */
  speak(text: string, voice: string): Promise<Float32Array>;
}

export async function loadLexicon(folder: string): Promise<Lexicon> {
  return createLexicon(
    await readJson(folder, KOKORO_FILES.gold),
    await readJson(folder, KOKORO_FILES.silver),
  );
}

/** The network itself: numbered sounds and how to speak them, to sound of 24 kHz as it comes. */
export type Synthesise = (ids: readonly number[], style: Float32Array) => Promise<Float32Array>;

/** `synthesise` where another runtime is to do it. */
export async function loadKokoro(folder: string, synthesise?: Synthesise): Promise<Kokoro> {
  const lexicon = await loadLexicon(folder);
  const { vocab } = (await readJson(folder, KOKORO_FILES.vocabulary)) as { vocab: Record<string, number> };
  const run = synthesise ?? (await startSession(join(folder, KOKORO_FILES.model)));
  const styles = new Map<string, Float32Array>();

  async function styleOf(voice: string): Promise<Float32Array> {
    const known = styles.get(voice);
    if (known) return known;
    const bytes = await readFile(join(folder, `${voice}.bin`));
    const style = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    styles.set(voice, style);
    return style;
  }

  async function say(sounds: string, voice: string): Promise<Float32Array> {
    const ids = [...sounds].map((sound) => vocab[sound]).filter((id) => id !== undefined);
    if (ids.length === 0) return new Float32Array(0);
    const style = await styleOf(voice);
    const row = style.slice(ids.length * STYLE_SIZE, (ids.length + 1) * STYLE_SIZE);
    return levelSpeech(await run([0, ...ids, 0], row));
  }

  return {
    pronounce: (text) => pronounce(text, lexicon),
    async speak(text, voice) {
      const parts: Float32Array[] = [];
      for (const clause of cutLong(pronounce(text, lexicon))) parts.push(await say(clause, voice));
      return joinSamples(parts);
    },
  };
}

async function startSession(path: string): Promise<Synthesise> {
  const session = await InferenceSession.create(path, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return async (ids, style) => {
    const { audio } = await session.run({
      tokens: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      style: new Tensor('float32', style, [1, STYLE_SIZE]),
      speed: new Tensor('float32', [1], [1]),
    });
    return audio!.data as Float32Array;
  };
}

async function readJson(folder: string, name: string) {
  return JSON.parse(await readFile(join(folder, name), 'utf8'));
}

/** At commas and semicolons, as many clauses at once as the model takes. */
function cutLong(sounds: string): string[] {
  const clauses = sounds.match(/[^,;:]+[,;:]?\s*/g) ?? [];
  const cut: string[] = [''];
  for (const clause of clauses) {
    if (cut.at(-1) !== '' && cut.at(-1)!.length + clause.length > MOST_SOUNDS) cut.push('');
    cut[cut.length - 1] += clause;
  }
  return cut.map((part) => part.slice(0, MOST_SOUNDS));
}
