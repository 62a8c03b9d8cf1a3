import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFolder } from '#state/folder-lock.ts';
import { openJournal, readJournal, rewriteJournal } from '#state/journal.ts';
import { createState, type State } from '#state/state.ts';
import type { Put } from '#state/tables.ts';

/** The state together with the journal that makes it survive. */
export interface Store {
  readonly state: State;
  /** Takes the rows at once in memory and queues them for the disk. */
  commit(puts: readonly Put[]): void;
  /** Every answer waits for this, reads too: nothing is shown that a crash could still take back. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** An Idempotency-Key is remembered for a day, as at Stripe. */
const KEPT_ANSWER_MS = 24 * 60 * 60 * 1000;

/** Opens the folder, replays its journal and writes it anew without what is obsolete. */
export async function openStore(dataDir: string, now: number): Promise<Store> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const path = join(folder, 'journal.jsonl');
    const state = createState();
    for (const entry of await readJournal(path)) state.apply(entry);
    dropObsolete(state, now);
    await rewriteJournal(
      path,
      state.everything().map((put) => [put]),
    );
    const journal = await openJournal(path);
    return {
      state,
      commit(puts) {
        if (puts.length === 0) return;
        state.apply(puts);
        journal.append([...puts]);
      },
      flushed: journal.flushed,
      close: () => journal.close().finally(unlock),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function dropObsolete(state: State, now: number): void {
  for (const kept of state.newestFirst('keptAnswers')) {
    if (now - kept.createdAt > KEPT_ANSWER_MS) state.forget('keptAnswers', kept.id);
  }
  for (const delivery of state.newestFirst('deliveries')) {
    if (delivery.status !== 'pending') state.forget('deliveries', delivery.id);
  }
}
