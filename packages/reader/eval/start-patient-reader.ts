import type { SaidPart } from '@rightseat/contract';
import { startActReader } from '#index.ts';

/** Only a guard against asking for ever. */
const MOST_TRIES = 20;

/** A reader that is asked again where it is late: what tests and evaluations say of it is not about the machine's load. */
export async function startPatientReader() {
  const reader = await startActReader();
  return {
    async read(text: string, line = ''): Promise<SaidPart[]> {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const parts = await reader.read(text, line);
        if (parts) return parts;
      }
      throw new Error('the reader is always late');
    },
    close: () => reader.close(),
  };
}
