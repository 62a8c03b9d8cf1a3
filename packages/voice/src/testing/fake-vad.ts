import type { VoiceActivityDetector } from '#io.ts';

/** Quieter than this the real detector hears nothing either (-56 dBFS). */
const AUDIBLE = 50 / 32_768;

/** Sure of every frame that is more sound than silence, and still half sure one frame later, as the real one. */
export function createFakeVad(): VoiceActivityDetector {
  return {
    open() {
      let previous = 0;
      return {
        async push(frame) {
          const loud = frame.filter((sample) => Math.abs(sample) > AUDIBLE).length / frame.length;
          const probability = loud > 0.5 ? 0.95 : previous > 0.9 ? 0.85 : 0.02;
          previous = probability;
          return probability;
        },
      };
    },
  };
}
