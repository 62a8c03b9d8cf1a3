import { UnknownVoiceError } from '#engines/engine-errors.ts';
import { isFliteVoice } from '#engines/flite/load-flite.ts';
import type { EngineLoad, SpeechRequest, TextToSpeech } from '#io.ts';
import { DurationSamples, type DurationSummary } from './duration-samples.ts';
import type { SpeakingOutcome, SpeakingTask } from './speaking-thread.ts';
import { type PoolOptions, ThreadPool } from './thread-pool.ts';

export interface SpeechStats {
  waiting: number;
  /** From the request to the audio, queue included. */
  total: DurationSummary;
  lostThreads: number;
}

export interface SpeechPool extends TextToSpeech {
  stats(): SpeechStats;
  load(): EngineLoad;
  close(): Promise<void>;
}

/** Flite on its own threads: sentences in the order they are asked for. */
export async function startSpeechPool(options: Pick<PoolOptions, 'threads' | 'log'>): Promise<SpeechPool> {
  const pool = await ThreadPool.start<SpeakingTask, SpeakingOutcome>({
    ...options,
    name: 'speech synthesis',
    entry: new URL('./speaking-thread.ts', import.meta.url),
  });
  const total = new DurationSamples();

  async function synthesise({ text, voice, signal }: SpeechRequest): Promise<Int16Array | null> {
    if (!isFliteVoice(voice)) throw new UnknownVoiceError(`there is no voice "${voice}"`);
    const askedAt = performance.now();
    const outcome = await pool.run({ rank: 0, signal, takeTask: () => ({ text, voice }) });
    if (outcome === null) return null;
    total.add(performance.now() - askedAt);
    return outcome.pcm;
  }

  return {
    synthesise,
    stats: () => ({ waiting: pool.waiting, total: total.summary(), lostThreads: pool.lostThreads }),
    load: () => ({ threads: pool.threads, waiting: pool.waiting }),
    close: () => pool.close(),
  };
}
