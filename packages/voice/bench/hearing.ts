import { loadFlite } from '#engines/flite/load-flite.ts';
import { loadMoonshine, type Moonshine } from '#engines/moonshine/load-moonshine.ts';
import { loadSilero } from '#engines/silero/load-silero.ts';
import type { SpeechToText } from '#io.ts';
import { hearRecording } from '#recordings/hear-recording.ts';
import { toSpeakable } from '#spoken/to-speakable.ts';
import { espeakVoices } from './clips.ts';

export interface HeardAnswer {
  /** As the examiner is given it. */
  text: string;
  /** Mean log probability per token, over all segments. */
  confidence: number;
  /** Work of all its decodings together. */
  decodeMs: number;
}

/** How to listen: `bias` are the words of the question at hand. */
export interface Listening {
  search: 'greedy' | 'beam';
  bias: readonly string[];
}

export interface Hearing {
  /** 16 kHz mono, in a voice of Flite or, where that is installed, of espeak ("espeak-en-us"). */
  speak(text: string, voice: string): Int16Array;
  hear(pcm: Int16Array, listening: Listening): Promise<HeardAnswer>;
}

/**
 * Says answers aloud and hears them as a conversation does, only not in real time and without partials.
 */
export async function openHearing(): Promise<Hearing> {
  const [flite, moonshine, vad] = await Promise.all([loadFlite(), loadMoonshine(), loadSilero()]);
  const espeak = espeakVoices();
  return {
    speak(text, voice) {
      const other = espeak.find(({ name }) => name === voice);
      return other?.record([text])[0]?.pcm ?? flite.speak(toSpeakable(text), voice);
    },
    async hear(pcm, listening) {
      let decodeMs = 0;
      const stt = oneByOne(moonshine, listening.search, (ms) => {
        decodeMs += ms;
      });
      const { signal } = new AbortController();
      const { text, confidence } = await hearRecording({ stt, vad }, pcm, {
        bias: listening.bias,
        signal,
        onFault: fail,
      });
      return { text, confidence, decodeMs };
    },
  };
}

function fail(error: unknown): never {
  throw error;
}

function oneByOne(
  moonshine: Moonshine,
  search: Listening['search'],
  onDecoded: (ms: number) => void,
): SpeechToText {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    transcribe({ pcm, voicedMs, bias, urgency, signal }) {
      if (urgency === 'partial') return Promise.resolve(null);
      const result = queue.then(async () => {
        if (signal?.aborted) return null;
        const startedAt = performance.now();
        const decoded = await moonshine.decode({ pcm, voicedMs, bias, search, shouldStop: () => false });
        const decodeMs = performance.now() - startedAt;
        onDecoded(decodeMs);
        return decoded && { ...decoded, decodeMs };
      });
      queue = result.catch(() => {});
      return result;
    },
  };
}
