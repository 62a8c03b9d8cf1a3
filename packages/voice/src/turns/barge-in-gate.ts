import type { SpeechFrame } from '#stages/detect-speech.ts';
import { isVoiced } from '#stages/segment.ts';

/** The detector fires on the examiner's own echo down to -56 dBFS, so hearing "speech" is not enough. */
const GATE_FRAMES = 6;
const GATE_PROBABILITY = 0.8;
/** A plosive dips below for a frame or two: six of the last nine will do. */
const GATE_WINDOW_FRAMES = 9;
/** Words before the gate opened belong to the pilot back to a pause of this length. */
const PAUSE_FRAMES = 16;
const LEAD_IN_FRAMES = 6;
const FLOOR_DB = -45;
/** Echo after cancellation comes well under the pilot's own voice. */
const BELOW_USUAL_DB = 12;
/** What was recognised as echo once must be topped by this much, or each sentence would stumble over itself. */
const ABOVE_ECHO_DB = 6;
/** But never so far up that the pilot could not be heard any more. */
const STILL_PILOT_DB = 3;
/** Nor over this while the pilot's level is not known: nobody speaks more softly into a headset. */
const UNKNOWN_PILOT_DB = -30;
/** About two seconds of voice until the usual level has followed. */
const LEVEL_SMOOTHING = 0.03;

export type HeardLevel = Pick<SpeechFrame, 'probability' | 'levelDb'>;

/** Whether what is heard while the examiner speaks deserves a closer listen. */
export interface BargeInGate {
  /** True on the frame that opens it. */
  hears(frame: SpeechFrame): boolean;
  /** The part of `recent` in which the pilot has been speaking, the frame that opened the gate last. */
  sinceOnset(recent: readonly SpeechFrame[]): readonly SpeechFrame[];
  /** Feed it speech that was an answer. */
  learnPilotLevel(frame: HeardLevel): void;
  /** The last opening was the examiner's own voice. */
  learnEcho(): void;
  reset(): void;
}

export function createBargeInGate(): BargeInGate {
  let window: SpeechFrame[] = [];
  let openedAtDb = Number.NEGATIVE_INFINITY;
  let echoDb = Number.NEGATIVE_INFINITY;
  let usualPower: number | null = null;

  function thresholdDb(): number {
    const usualDb = usualPower === null ? Number.NEGATIVE_INFINITY : toDecibel(usualPower);
    const stillPilotDb = usualPower === null ? UNKNOWN_PILOT_DB : usualDb - STILL_PILOT_DB;
    const aboveEchoDb = Math.min(echoDb + ABOVE_ECHO_DB, stillPilotDb);
    return Math.max(FLOOR_DB, usualDb - BELOW_USUAL_DB, aboveEchoDb);
  }

  return {
    hears(frame) {
      window.push(frame);
      if (window.length > GATE_WINDOW_FRAMES) window.shift();
      const voiced = window.filter(({ probability }) => probability > GATE_PROBABILITY);
      if (voiced.length < GATE_FRAMES) return false;
      const power = voiced.reduce((sum, { levelDb }) => sum + toPower(levelDb), 0) / voiced.length;
      const levelDb = toDecibel(power);
      if (levelDb <= thresholdDb()) return false;
      openedAtDb = levelDb;
      window = [];
      return true;
    },
    sinceOnset(recent) {
      // A first word may be softer than the frames that opened the gate.
      const loudFromDb = thresholdDb() - 6;
      let onset = recent.length;
      for (let i = recent.length - 1; i >= 0 && onset - i <= PAUSE_FRAMES; i--) {
        if (isVoiced(recent[i]!) && recent[i]!.levelDb > loudFromDb) onset = i;
      }
      return recent.slice(Math.max(0, onset - LEAD_IN_FRAMES));
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
      window = [];
    },
  };
}

function toPower(levelDb: number): number {
  return 10 ** (levelDb / 10);
}

function toDecibel(power: number): number {
  return 10 * Math.log10(power);
}
