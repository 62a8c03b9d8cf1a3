import { setTimeout } from 'node:timers/promises';
import { Piscina } from 'piscina';

/** An answer takes some 5 to 40 ms; an examiner who waits longer for it is worse than one who goes by rules. */
export const PATIENCE_MS = 400;
/** More than this many wait only where something hangs; they go by rules at once. */
const MOST_WAITING = 64;

export interface ModelThread<Given, Found> {
  /** Null where the model is late or lost, and rules have to do. Never rejects. */
  ask(given: Given, patienceMs?: number): Promise<Found | null>;
  close(): Promise<void>;
}

/**
 * One model on a thread of its own for all conversations. Rejects where its files are missing or damaged.
 * @param verb name of the function that `file` exports
 * @param trial what is asked before anybody waits for it
 */
export async function startModelThread<Given, Found>(
  file: URL,
  verb: string,
  trial: Given,
): Promise<ModelThread<Given, Found>> {
  const thread = new Piscina<Given, Found>({
    filename: file.href,
    name: verb,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    execArgv: [],
  });
  try {
    await thread.run(trial);
  } catch (error) {
    await thread.destroy();
    throw error;
  }
  return {
    async ask(given, patienceMs = PATIENCE_MS) {
      // Late is left to finish and not aborted: that would end the thread in the middle of the runtime's work.
      const late = new AbortController();
      try {
        return await Promise.race([
          thread.run(given),
          setTimeout(patienceMs, null, { signal: late.signal, ref: false }),
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
