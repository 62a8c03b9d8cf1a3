import { writeFileSync } from 'node:fs';
import { loadSpeechEngines } from '@rightseat/voice';
import { writeWav } from '@rightseat/voice/testing';

const SAMPLE_RATE_HZ = 16_000;

/** The pilot of the stories: not the examiner's own voice. */
const PILOT = 'slt';

/** Speaks texts with the package's own voice. Sentences are joined by a short breath. */
export async function recordSpeech<Name extends string>(texts: Record<Name, string>) {
  const engines = await loadSpeechEngines({ sttWorkers: 1 });
  try {
    const recorded = {} as Record<Name, Int16Array>;
    for (const [name, text] of Object.entries<string>(texts) as [Name, string][]) {
      const sentences = text.split(/(?<=[.!?])\s+/);
      const parts = await Promise.all(
        sentences.map((one) => engines.tts.synthesise({ text: one, voice: PILOT })),
      );
      recorded[name] = join(parts.filter((part) => part !== null));
    }
    return recorded;
  } finally {
    await engines.close();
  }
}

export const silence = (seconds: number) => new Int16Array(Math.round(seconds * SAMPLE_RATE_HZ));

export function join(parts: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** A file that Chromium's fake device plays over and over. */
export const writeRecording = (path: string, pcm: Int16Array): void =>
  writeFileSync(path, writeWav(pcm, SAMPLE_RATE_HZ));
