import type { SpeechFrame } from '#stages/detect-speech.ts';

/** The detector fires on the examiner's own echo down to -56 dBFS, so hearing "speech" is not enough. */
const GATE_FRAMES = 8;
const GATE_PROBABILITY = 0.8;
const FLOOR_DB = -45;
/** Echo after cancellation comes well under the pilot's own voice. */
const BELOW_USUAL_DB = 12;
/** What was recognised as echo once must be topped by this much, or each sentence would stumble over itself. */
const ABOVE_ECHO_DB = 6;
/** About two seconds of voice until the usual level has followed. */
const LEVEL_SMOOTHING = 0.03;

/** Whether what is heard while the examiner speaks deserves a closer listen. */
export interface BargeInGate {
  /** True on the frame that opens it. */
  hears(frame: SpeechFrame): boolean;
  /** Feed it the pilot's undisputed speech. */
  learnPilotLevel(frame: SpeechFrame): void;
  /** The last opening was the examiner's own voice. */
  learnEcho(): void;
  reset(): void;
}

export function createBargeInGate(): BargeInGate {
  let run: number[] = [];
  let openedAtDb = Number.NEGATIVE_INFINITY;
  let echoDb = Number.NEGATIVE_INFINITY;
  let usualPower: number | null = null;

  function thresholdDb(): number {
    const usualDb = usualPower === null ? Number.NEGATIVE_INFINITY : 10 * Math.log10(usualPower);
    return Math.max(FLOOR_DB, usualDb - BELOW_USUAL_DB, echoDb + ABOVE_ECHO_DB);
  }

  return {
    hears(frame) {
      if (frame.probability <= GATE_PROBABILITY) {
        run = [];
        return false;
      }
      run.push(toPower(frame.levelDb));
      if (run.length < GATE_FRAMES) return false;
      const meanPower = run.slice(-GATE_FRAMES).reduce((sum, power) => sum + power, 0) / GATE_FRAMES;
      run = run.slice(-GATE_FRAMES);
      const levelDb = 10 * Math.log10(meanPower);
      if (levelDb <= thresholdDb()) return false;
      openedAtDb = levelDb;
      run = [];
      return true;
    },
    learnPilotLevel(frame) {
      if (frame.probability <= GATE_PROBABILITY) return;
      const power = toPower(frame.levelDb);
      usualPower = usualPower === null ? power : usualPower + LEVEL_SMOOTHING * (power - usualPower);
    },
    learnEcho() {
      echoDb = Math.max(echoDb, openedAtDb);
    },
    reset() {
      run = [];
    },
  };
}

function toPower(levelDb: number): number {
  return 10 ** (levelDb / 10);
}
