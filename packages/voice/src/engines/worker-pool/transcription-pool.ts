import { AudioTooLongError } from '#engines/engine-errors.ts';
import { LONGEST_AUDIO_SAMPLES } from '#engines/moonshine/guards.ts';
import type { EngineLoad, SpeechToText, Transcription, TranscriptionRequest } from '#io.ts';
import { DurationSamples, type DurationSummary } from './duration-samples.ts';
import { type PoolOptions, ThreadPool } from './thread-pool.ts';
import type { TranscribingOutcome, TranscribingTask } from './transcribing-thread.ts';

type Urgency = TranscriptionRequest['urgency'];

const RANK: Record<Urgency, number> = { final: 0, speculative: 1, partial: 2 };

/** Greedy takes about seven tenths of the time; the errors it adds are worth it only when somebody else waits. */
const WAITING_JOBS_FOR_GREEDY = 1;

export interface TranscriptionStats {
  waiting: number;
  queueWait: Record<Urgency, DurationSummary>;
  decode: Record<'beam' | 'greedy', DurationSummary>;
  /** Partials not begun, or abandoned for something more urgent. */
  shedPartials: number;
  /** Answers decoded greedily because others waited. */
  simplifiedSearches: number;
  lostThreads: number;
}

export interface TranscriptionPool extends SpeechToText {
  stats(): TranscriptionStats;
  load(): EngineLoad;
  close(): Promise<void>;
}

/** Moonshine on several threads: final answers first, partials only where a thread is idle. */
export async function startTranscriptionPool(
  options: Pick<PoolOptions, 'threads' | 'log'>,
): Promise<TranscriptionPool> {
  const pool = await ThreadPool.start<TranscribingTask, TranscribingOutcome>({
    ...options,
    name: 'speech recognition',
    entry: new URL('./transcribing-thread.ts', import.meta.url),
  });
  const queueWait = {
    final: new DurationSamples(),
    speculative: new DurationSamples(),
    partial: new DurationSamples(),
  };
  const decode = { beam: new DurationSamples(), greedy: new DurationSamples() };
  let shedPartials = 0;
  let simplifiedSearches = 0;

  function chooseSearch(urgency: Urgency, waiting: number): 'beam' | 'greedy' {
    if (urgency === 'partial') return 'greedy';
    if (waiting < WAITING_JOBS_FOR_GREEDY) return 'beam';
    simplifiedSearches++;
    return 'greedy';
  }

  async function transcribe(request: TranscriptionRequest): Promise<Transcription | null> {
    const { pcm, voicedMs, urgency, bias, signal } = request;
    if (pcm.length > LONGEST_AUDIO_SAMPLES) {
      throw new AudioTooLongError(`${pcm.length} samples, at most ${LONGEST_AUDIO_SAMPLES}`);
    }
    if (!pool.hasIdleThread) {
      if (urgency === 'partial') {
        shedPartials++;
        return null;
      }
      shedPartials += pool.abandon(RANK.partial);
    }
    const queuedAt = performance.now();
    let search: 'beam' | 'greedy' = 'beam';
    const outcome = await pool.run({
      rank: RANK[urgency],
      signal,
      takeTask: (waiting) => {
        queueWait[urgency].add(performance.now() - queuedAt);
        search = chooseSearch(urgency, waiting);
        return { pcm, voicedMs, bias, search };
      },
    });
    if (outcome) decode[search].add(outcome.decodeMs);
    return outcome;
  }

  return {
    transcribe,
    stats: () => ({
      waiting: pool.waiting,
      queueWait: {
        final: queueWait.final.summary(),
        speculative: queueWait.speculative.summary(),
        partial: queueWait.partial.summary(),
      },
      decode: { beam: decode.beam.summary(), greedy: decode.greedy.summary() },
      shedPartials,
      simplifiedSearches,
      lostThreads: pool.lostThreads,
    }),
    load: () => ({ threads: pool.threads, waiting: pool.waiting }),
    close: () => pool.close(),
  };
}
