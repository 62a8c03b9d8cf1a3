import type { Clock } from '#clock.ts';
import { echoLikeness, HOP_MS, loudnessOf } from '#heard/echo-likeness.ts';
import { FRAME_MS, type SpeechFrame } from './detect-speech.ts';

/** From our sending to the echo coming back: network both ways, the page's buffer, loudspeaker, microphone. */
const LONGEST_ECHO_DELAY_MS = 1_000;
/** Clocks and buffers can also make it look early. */
const EARLIEST_MS = -100;
/** What is compared at most; longer says no more. */
const COMPARED_MS = 1_000;
const REMEMBERED_MS = 4_000;

/** Remembers what the examiner sounds like, to know it again when it comes back through the microphone. */
export interface OwnVoice {
  /** `playsAt`: when the page begins to play it, by our clock. */
  note(pcm: Int16Array, playsAt: number): void;
  /** How much the frames that came in up to now resemble what was being played: -1 to 1. */
  likenessOf(frames: readonly SpeechFrame[]): number;
}

export function createOwnVoice(clock: Clock): OwnVoice {
  let played: { at: number; loudness: number[] }[] = [];

  /** Silence where nothing was played. */
  function playedBetween(from: number, to: number): number[] {
    const loudness = new Array<number>(Math.max(0, Math.round((to - from) / HOP_MS))).fill(-70);
    for (const chunk of played) {
      const offset = Math.round((chunk.at - from) / HOP_MS);
      for (const [index, level] of chunk.loudness.entries()) {
        if (offset + index >= 0 && offset + index < loudness.length) loudness[offset + index] = level;
      }
    }
    return loudness;
  }

  return {
    note(pcm, playsAt) {
      played = played.filter((chunk) => chunk.at > clock.now() - REMEMBERED_MS);
      played.push({ at: playsAt, loudness: loudnessOf(pcm) });
    },
    likenessOf(frames) {
      const compared = frames.slice(-Math.round(COMPARED_MS / FRAME_MS));
      const heard = compared.flatMap((frame) => loudnessOf(frame.pcm));
      const now = clock.now();
      const startedAt = now - compared.length * FRAME_MS;
      return echoLikeness(heard, playedBetween(startedAt - LONGEST_ECHO_DELAY_MS, now - EARLIEST_MS));
    },
  };
}
