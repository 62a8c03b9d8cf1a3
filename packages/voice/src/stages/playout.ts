import { type Clock, sleep } from '#clock.ts';
import { SAMPLE_RATE_HZ } from '#io.ts';
import type { Gate } from './gate.ts';
import type { SpokenPart } from './speak.ts';

/** Small, so that the lead below is kept closely; a multiple of what turns/echo-likeness.ts compares by. */
const CHUNK_MS = 96;

/**
 * How far the page may be ahead of its loudspeaker, in ms. What it holds is what a pilot who talks over the examiner
 * still hears, so a quick network gets little; a slow one, or one not measured yet, would starve on that.
 */
const LEAD_MS = { least: 180, most: 500 };

function leadFor(pingMs: number | null): number {
  return pingMs === null ? LEAD_MS.most : Math.min(LEAD_MS.most, LEAD_MS.least + 2 * pingMs);
}

/**
 * Of a sentence that is still being made, for the record of what was heard of it: unhurried English has some fifteen
 * letters a second.
 */
const LIKELY_MS_PER_LETTER = 65;

/** How far a reply has come. `sentAudio` and `playsUntil` say what was heard: see turns/heard-text.ts. */
export interface PlayoutProgress {
  sentences: { text: string; ms: number }[];
  sentMs: number;
  /** When the audio sent so far will have been played, by our clock; null before the first chunk. */
  playsUntil: number | null;
}

export interface PlayoutOptions {
  clock: Clock;
  /** Closed while it is being found out whether the pilot wants the floor. */
  gate: Gate;
  signal: AbortSignal;
  progress: PlayoutProgress;
  /** Round trip to the page, ms; null before the first answered ping. */
  pingMs: () => number | null;
}

/** Yields each chunk when it is due; nothing after `signal` aborts. */
export async function* playout(
  parts: AsyncIterable<SpokenPart>,
  { clock, gate, signal, progress, pingMs }: PlayoutOptions,
): AsyncGenerator<Int16Array> {
  const chunkSamples = (SAMPLE_RATE_HZ * CHUNK_MS) / 1000;
  let waiting: Int16Array = new Int16Array(0);
  let madeMs = 0;
  for await (const { text, pcm, isFirst, isLast } of parts) {
    if (isFirst) {
      madeMs = 0;
      progress.sentences.push({ text, ms: 0 });
    }
    madeMs += toMs(pcm.length);
    progress.sentences.at(-1)!.ms = isLast ? madeMs : Math.max(madeMs, text.length * LIKELY_MS_PER_LETTER);
    waiting = waiting.length === 0 ? pcm : joined(waiting, pcm);
    while (waiting.length >= (isLast ? 1 : chunkSamples)) {
      const chunk = waiting.subarray(0, chunkSamples);
      waiting = waiting.subarray(chunkSamples);
      await untilDue();
      if (signal.aborted) return;
      progress.playsUntil = Math.max(progress.playsUntil ?? 0, clock.now()) + toMs(chunk.length);
      progress.sentMs += toMs(chunk.length);
      yield chunk;
    }
  }

  async function untilDue(): Promise<void> {
    await gate.opened(signal);
    while (!signal.aborted) {
      const ahead = (progress.playsUntil ?? 0) - clock.now();
      const excess = ahead + CHUNK_MS - leadFor(pingMs());
      if (excess > 0) await sleep(clock, excess, signal);
      if (gate.isOpen()) return;
      await gate.opened(signal);
    }
  }
}

function joined(first: Int16Array, second: Int16Array): Int16Array {
  const both = new Int16Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function toMs(samples: number): number {
  return (samples * 1000) / SAMPLE_RATE_HZ;
}
