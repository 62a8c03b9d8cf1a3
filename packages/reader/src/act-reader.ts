import type { SaidPart } from '@rightseat/contract';
import { startModelThread } from './model-thread.ts';
import type { Reply } from './reading-thread.ts';

export interface ActReader {
  /**
   * What was said, in parts; null where the model is late or lost, and rules have to do. Never rejects.
   * @param line what the examiner said last, which it replies to; empty where that is not known
   */
  read(text: string, line: string): Promise<SaidPart[] | null>;
  close(): Promise<void>;
}

/** Rejects where its files are missing or damaged. */
export async function startActReader(): Promise<ActReader> {
  const file = new URL('./start-thread.mjs', import.meta.url);
  const { ask, close } = await startModelThread<Reply, SaidPart[]>(file, 'readActs', {
    text: 'Ready?',
    line: '',
  });
  return { read: (text, line) => ask({ text, line }), close };
}
