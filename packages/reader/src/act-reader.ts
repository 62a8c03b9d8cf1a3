import type { SaidPart } from '@rightseat/contract';
import { startModelThread } from './model-thread.ts';

export interface ActReader {
  /** What was said, in parts; null where the model is late or lost, and rules have to do. Never rejects. */
  read(text: string): Promise<SaidPart[] | null>;
  close(): Promise<void>;
}

/** Rejects where its files are missing or damaged. */
export async function startActReader(): Promise<ActReader> {
  const file = new URL('./start-thread.mjs', import.meta.url);
  const { ask, close } = await startModelThread<string, SaidPart[]>(file, 'readActs', 'Ready?');
  return { read: ask, close };
}
