import type { PointReading, ToRead } from '@rightseat/contract';
import { PATIENCE_MS, startModelThread } from '@rightseat/reader';

export interface Judge {
  /** What was said of each point; null where the model is late or lost or too much was said, and signs have to do. Never rejects. */
  read(toRead: ToRead): Promise<PointReading[] | null>;
  close(): Promise<void>;
}

/** In characters. Who talked longer waits a little longer as well. */
const MINUTE_OF_TALK = 1_000;

const trial: ToRead = {
  points: [{ id: 'trial', statement: 'Ready' }],
  said: [{ ask: 'Ready?', text: 'Yes' }],
};

/** Rejects where its files are missing or damaged. */
export async function startJudge(): Promise<Judge> {
  const file = new URL('./start-thread.mjs', import.meta.url);
  const { ask, close } = await startModelThread<ToRead, PointReading[] | null>(file, 'readPoints', trial);
  return {
    read: (toRead) => ask(toRead, PATIENCE_MS * Math.max(1, lengthOf(toRead) / MINUTE_OF_TALK)),
    close,
  };
}

const lengthOf = ({ said }: ToRead) => said.reduce((sum, { text }) => sum + text.length, 0);
