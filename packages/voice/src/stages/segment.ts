import { VAD_FRAME_SAMPLES } from '#io.ts';
import { FRAME_MS, type SpeechFrame } from './detect-speech.ts';

/** Below this a frame of running speech is silence. Lower than the onset's 0.5, so that words do not flicker. */
const VOICED_PROBABILITY = 0.35;

/** A pause keeps this much silence after the last word and before the next: the rest is nothing to decode. */
const PAUSE_HEAD_FRAMES = 16;
const PAUSE_TAIL_FRAMES = 10;

/** The stretch of an answer that has not been committed to text yet. At most 20 s: the model's window. */
export interface Segment {
  add(frame: SpeechFrame): void;
  lengthMs(): number;
  voicedMs(): number;
  pcm(): Int16Array;
  /** Cuts at the least voiced frame of the last `withinMs` and keeps what came after. */
  cutAtQuietest(withinMs: number): { pcm: Int16Array; voicedMs: number };
  clear(): void;
}

export function createSegment(): Segment {
  let frames: SpeechFrame[] = [];
  let silentRun = 0;

  return {
    add(frame) {
      frames.push(frame);
      silentRun = isVoiced(frame) ? 0 : silentRun + 1;
      // A long pause to think stays short here, which also bounds the memory of a held turn.
      const keptPause = PAUSE_HEAD_FRAMES + PAUSE_TAIL_FRAMES;
      if (silentRun === frames.length && silentRun > PAUSE_TAIL_FRAMES) frames.shift();
      else if (silentRun > keptPause) frames.splice(frames.length - PAUSE_TAIL_FRAMES - 1, 1);
      silentRun = Math.min(silentRun, keptPause, frames.length);
    },
    lengthMs: () => frames.length * FRAME_MS,
    voicedMs: () => voicedMs(frames),
    pcm: () => join(frames),
    cutAtQuietest(withinMs) {
      const first = Math.max(1, frames.length - Math.round(withinMs / FRAME_MS));
      let cut = frames.length - 1;
      for (let i = frames.length - 1; i >= first; i--) {
        if (frames[i]!.probability < frames[cut]!.probability) cut = i;
      }
      const before = frames.slice(0, cut);
      frames = frames.slice(cut);
      return { pcm: join(before), voicedMs: voicedMs(before) };
    },
    clear() {
      frames = [];
      silentRun = 0;
    },
  };
}

export function isVoiced(frame: SpeechFrame): boolean {
  return frame.probability > VOICED_PROBABILITY;
}

function voicedMs(frames: readonly SpeechFrame[]): number {
  return frames.filter(isVoiced).length * FRAME_MS;
}

function join(frames: readonly SpeechFrame[]): Int16Array {
  const pcm = new Int16Array(frames.length * VAD_FRAME_SAMPLES);
  for (const [index, frame] of frames.entries()) pcm.set(frame.pcm, index * VAD_FRAME_SAMPLES);
  return pcm;
}
