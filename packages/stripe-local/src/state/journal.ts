import { type FileHandle, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Put } from '#state/tables.ts';

/** What one acknowledged change wrote: all of it is there after a crash, or none of it. */
export type JournalEntry = Put[];

/** An append-only file of JSON lines, one line per change. */
export interface Journal {
  append(entry: JournalEntry): void;
  /** Resolves once everything appended so far is on the disk; rejects for good when the disk refused. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads every whole line. A last line without its newline was being written when the process died:
 * nobody was told it succeeded, so it is dropped. A broken line before that is damage, and refused.
 */
export async function readJournal(path: string): Promise<JournalEntry[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return JSON.parse(line) as JournalEntry;
      } catch {
        throw new Error(`${path} is damaged at line ${index + 1}; move the folder away to start afresh`);
      }
    });
}

/** Replaces the file by the entries in one step (write beside, sync, rename), which also heals a torn last line. */
export async function rewriteJournal(path: string, entries: JournalEntry[]): Promise<void> {
  const beside = await open(`${path}.next`, 'w');
  try {
    await beside.writeFile(entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await beside.sync();
  } finally {
    await beside.close();
  }
  await rename(`${path}.next`, path);
  const folder = await open(dirname(path), 'r');
  await folder.sync().finally(() => folder.close());
}

/** Opens the file for appending. Changes made while a sync runs go down together in the next one. */
export async function openJournal(path: string): Promise<Journal> {
  const file: FileHandle = await open(path, 'a');
  let waiting: string[] = [];
  let running: Promise<void> = Promise.resolve();
  let scheduled = false;

  async function writeWaiting(): Promise<void> {
    scheduled = false;
    const batch = waiting.join('');
    waiting = [];
    if (batch === '') return;
    await file.appendFile(batch);
    await file.datasync();
  }

  return {
    append(entry) {
      waiting.push(`${JSON.stringify(entry)}\n`);
      if (scheduled) return;
      scheduled = true;
      running = running.then(writeWaiting);
      // The failure is handed to whoever awaits flushed(); this only keeps Node from calling it unhandled.
      running.catch(() => {});
    },
    flushed: () => running,
    async close() {
      await running.finally(() => file.close());
    },
  };
}
