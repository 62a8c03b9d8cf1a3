import { type AdviceTask, describeTask, parseReading, type TurnReading } from '@rightseat/examiner';
import type { FastifyBaseLogger } from 'fastify';
import type { createAdviceCounts } from './advice-counts.ts';
import { createAnswerCache, keyOf } from './answer-cache.ts';
import { type Callable, callModel } from './call-model.ts';

/** A reading that comes later is of no use to anybody: the exam is a question further. */
const LONGEST_MS = 5_000;

/** A model that fails this often in a row is left alone for a while. */
const FAILURES_TO_PAUSE = 3;
const PAUSE_MS = 60_000;

export interface AskModelOptions extends Callable {
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What a call brought; no reading where it failed. */
export interface Asked {
  read: TurnReading | null;
  tokens: number;
}

/** Asks a model about one turn: once for the same words, also while it is being asked, and not while it keeps failing. */
export function createAskModel(
  { model, clock, log }: AskModelOptions,
  counts: ReturnType<typeof createAdviceCounts>,
) {
  const cache = createAnswerCache();
  const underWay = new Map<string, Promise<Asked>>();
  let failuresInARow = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  async function call(task: AdviceTask, key: string): Promise<Asked> {
    const called = await callModel({ model, clock }, counts, describeTask(task), {
      longestMs: LONGEST_MS,
      parse: parseReading,
    });
    underWay.delete(key);
    if (called.failure === null) {
      failuresInARow = 0;
      cache.set(key, called.read);
    } else if (++failuresInARow >= FAILURES_TO_PAUSE) {
      pausedUntil = clock.now() + PAUSE_MS;
      log.warn({ reason: called.failure }, 'the language model is left alone for a while');
    }
    return called;
  }

  return {
    isPaused: () => clock.now() < pausedUntil,
    /** `isNew`: it has to be paid for. */
    ask(task: AdviceTask): { answer: Promise<Asked>; isNew: boolean } {
      const key = keyOf(task);
      const known = cache.get(key);
      if (known) {
        counts.add('cached');
        return { answer: Promise.resolve({ read: known, tokens: 0 }), isNew: false };
      }
      const begun = underWay.get(key);
      if (begun) return { answer: begun, isNew: false };
      const answer = call(task, key);
      underWay.set(key, answer);
      return { answer, isNew: true };
    },
    /** Whether asking would cost nothing. */
    isKnown(task: AdviceTask): boolean {
      const key = keyOf(task);
      return underWay.has(key) || cache.get(key) !== null;
    },
  };
}
