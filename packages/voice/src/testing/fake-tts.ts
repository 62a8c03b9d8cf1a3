import { type Clock, sleep } from '#clock.ts';
import type { TextToSpeech } from '#io.ts';
import { speech } from './fake-speech.ts';

export interface FakeTts extends TextToSpeech {
  spoken: string[];
  /** Set to make the next requests fail. */
  fault: Error | null;
}

/** Speaks in the audio of `speech`: 320 ms a word. */
export function createFakeTts(clock: Clock, synthesisMs = 50): FakeTts {
  const fake: FakeTts = {
    spoken: [],
    fault: null,
    async synthesise({ text, signal }) {
      await sleep(clock, synthesisMs, signal ?? new AbortController().signal);
      if (signal?.aborted) return null;
      if (fake.fault) throw fake.fault;
      fake.spoken.push(text);
      return speech(text);
    },
  };
  return fake;
}
