import type { SpeechFrame } from '#stages/detect-speech.ts';

/** Three frames in a row: 88 ms to notice speech in the median, and no door slam takes the turn. */
const ONSET_FRAMES = 3;
const ONSET_PROBABILITY = 0.5;

export interface OnsetDetector {
  /** True on the frame that makes it speech. */
  hears(frame: SpeechFrame): boolean;
  reset(): void;
}

export function createOnsetDetector(): OnsetDetector {
  let run = 0;
  return {
    hears(frame) {
      run = frame.probability > ONSET_PROBABILITY ? run + 1 : 0;
      return run === ONSET_FRAMES;
    },
    reset() {
      run = 0;
    },
  };
}
