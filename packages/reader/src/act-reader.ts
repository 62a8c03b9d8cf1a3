import { setTimeout } from 'node:timers/promises';
import type { SaidPart } from '@rightseat/contract';
import { Piscina } from 'piscina';

/** A reading takes some 5 to 40 ms; an examiner who waits longer for it is worse than one who goes by rules. */
const DEADLINE_MS = 400;
/** More than this many wait only where something hangs; they go by rules at once. */
const MOST_WAITING = 64;

export interface ActReader {
  /** What was said, in parts; null where the model is late or lost, and rules have to do. Never rejects. */
  read(text: string): Promise<SaidPart[] | null>;
  close(): Promise<void>;
}

/** One model on a thread of its own for all conversations. Rejects where its files are missing or damaged. */
export async function startActReader(): Promise<ActReader> {
  const thread = new Piscina<string, SaidPart[]>({
    filename: new URL('./start-thread.mjs', import.meta.url).href,
    name: 'readActs',
    minThreads: 1,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    execArgv: [],
  });
  try {
    await thread.run('Ready?');
  } catch (error) {
    await thread.destroy();
    throw error;
  }
  return {
    async read(text) {
      // Late is left to finish and not aborted: that would end the thread in the middle of the runtime's work.
      const late = new AbortController();
      try {
        return await Promise.race([
          thread.run(text),
          setTimeout(DEADLINE_MS, null, { signal: late.signal, ref: false }),
        ]);
      } catch {
        return null;
      } finally {
        late.abort();
      }
    },
    close: () => thread.close(),
  };
}
