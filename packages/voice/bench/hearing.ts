import { loadFlite } from '#engines/flite/load-flite.ts';
import { loadMoonshine, type Moonshine } from '#engines/moonshine/load-moonshine.ts';
import { loadSilero } from '#engines/silero/load-silero.ts';
import { tidyTranscript } from '#heard/tidy-transcript.ts';
import { type SpeechToText, VAD_FRAME_SAMPLES } from '#io.ts';
import { toSpeakable } from '#spoken/to-speakable.ts';
import { detectSpeech, type SpeechFrame } from '#stages/detect-speech.ts';
import { transcribe } from '#stages/transcribe.ts';
import { systemClock } from '../src/clock.ts';
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

/** A microphone is open before the first word: as much silence as a segment keeps. */
const LEAD_IN_FRAMES = 12;
/** The silence after which a turn ends, so that the last segment is decoded with the pause it has in a call. */
const END_OF_TURN_FRAMES = 25;

/**
 * Says answers aloud and hears them as a conversation does, with its segments cut at pauses, only not
 * in real time and without partials.
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
      const answer = transcribe({
        stt,
        clock: systemClock,
        bias: () => listening.bias,
        onTentative: () => {},
        onFault: (error) => {
          throw error;
        },
      });
      // All frames first: what a later word makes stale is then called off before it is begun.
      const frames: SpeechFrame[] = [];
      for await (const frame of detectSpeech(framesOf(pcm), vad.open(), fail)) frames.push(frame);
      for (const frame of frames) answer.add(frame);
      const { text, confidence } = await answer.finish();
      return { text: tidyTranscript(text), confidence, decodeMs };
    },
  };
}

function fail(error: unknown): never {
  throw error;
}

async function* framesOf(pcm: Int16Array): AsyncGenerator<Int16Array> {
  const spoken = Math.ceil(pcm.length / VAD_FRAME_SAMPLES);
  for (let index = -LEAD_IN_FRAMES; index < spoken + END_OF_TURN_FRAMES; index++) {
    const frame = new Int16Array(VAD_FRAME_SAMPLES);
    if (index >= 0) frame.set(pcm.subarray(index * VAD_FRAME_SAMPLES, (index + 1) * VAD_FRAME_SAMPLES));
    yield frame;
  }
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
