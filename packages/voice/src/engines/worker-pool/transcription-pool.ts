import { AudioTooLongError } from '#engines/engine-errors.ts';
import { LONGEST_AUDIO_SAMPLES } from '#engines/moonshine/guards.ts';
import type { EngineLoad, SpeechToText, Transcription, TranscriptionRequest } from '#io.ts';
import { DurationSamples, type DurationSummary } from './duration-samples.ts';
import { type PoolOptions, ThreadPool } from './thread-pool.ts';
import type { TranscribingOutcome, TranscribingTask } from './transcribing-thread.ts';

type Urgency = TranscriptionRequest['urgency'];

/**
 * A decode that speculates on the end of an answer is the one that its pilot waits for when it was the end: behind the final
 * ones, most of which are of answers that go on, short answers waited longest. So both go by when they were asked for.
 */
const RANK: Record<Urgency, number> = { final: 0, speculative: 0, partial: 1 };

/**
 * Tentative words of all conversations together take a quarter of one thread at most: whatever is idle would go into
 * them otherwise, and on a machine that has no more cores than threads that slows who has ended his answer.
 */
const PARTIAL_REST_FACTOR = 3;

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

/** Moonshine on several threads: answers in the order asked for, partials one at a time and only where a thread is idle. */
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
  let isPartialRunning = false;
  let partialsRestUntil = 0;

  function chooseSearch(urgency: Urgency, waiting: number): 'beam' | 'greedy' {
    if (urgency === 'partial') return 'greedy';
    if (waiting < WAITING_JOBS_FOR_GREEDY) return 'beam';
    simplifiedSearches++;
    return 'greedy';
  }

  async function transcribe(request: TranscriptionRequest): Promise<Transcription | null> {
    const { pcm, urgency } = request;
    if (pcm.length > LONGEST_AUDIO_SAMPLES) {
      throw new AudioTooLongError(`${pcm.length} samples, at most ${LONGEST_AUDIO_SAMPLES}`);
    }
    if (urgency === 'partial') return transcribePartial(request);
    if (!pool.hasIdleThread) shedPartials += pool.abandon(RANK.partial);
    return transcribeInTurn(request);
  }

  async function transcribePartial(request: TranscriptionRequest): Promise<Transcription | null> {
    if (isPartialRunning || !pool.hasIdleThread || performance.now() < partialsRestUntil) {
      shedPartials++;
      return null;
    }
    isPartialRunning = true;
    const begunAt = performance.now();
    try {
      return await transcribeInTurn(request);
    } finally {
      isPartialRunning = false;
      const endedAt = performance.now();
      partialsRestUntil = endedAt + PARTIAL_REST_FACTOR * (endedAt - begunAt);
    }
  }

  async function transcribeInTurn(request: TranscriptionRequest): Promise<Transcription | null> {
    const { pcm, voicedMs, urgency, bias, signal } = request;
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
