import { SAMPLE_RATE_HZ } from '#io.ts';
import { joinPcm } from '#pcm.ts';

/**
 * Speech said faster or slower at the same pitch: pieces of it are laid over each other nearer or further apart than they
 * were, each where it fits best to what it follows (WSOLA).
 */
export interface SpeedChange {
  /** The next of it, as far as it can be told yet. */
  push(pcm: Int16Array): Int16Array;
  /** What is left. */
  end(): Int16Array;
}

/** Half of a piece: 16 ms hold two periods of a low voice. */
const HOP = (SAMPLE_RATE_HZ * 16) / 1000;
/** How far a piece may be moved to fit: a period of a low voice either way. */
const REACH = (SAMPLE_RATE_HZ * 10) / 1000;
/** First every fourth place by every second sample, then all around the best: a tenth of the work, and nobody hears it. */
const COARSE = 4;

const AS_IT_IS: SpeedChange = { push: (pcm) => pcm, end: () => new Int16Array(0) };

export function createSpeedChange(speed: number): SpeedChange {
  if (speed === 1) return AS_IT_IS;
  /** From `start` on; all positions count from the first sample. */
  let input: Int16Array = new Int16Array(0);
  let start = 0;
  let taken = 0;
  let given = 0;
  /** Where the next piece would be taken without regard to how it fits. */
  let wanted = 0;
  /** What would have followed the last piece. */
  let follows = 0;

  function write(until: number): Int16Array {
    const pieces: Int16Array[] = [];
    while (wanted + REACH + 2 * HOP <= until) {
      const at = given === 0 ? 0 : findFit(input, follows - start, Math.round(wanted) - start) + start;
      pieces.push(given === 0 ? input.slice(0, HOP) : crossfade(input, follows - start, at - start));
      follows = at + HOP;
      wanted += HOP * speed;
      given += HOP;
    }
    const done = Math.max(start, Math.min(follows, Math.floor(wanted) - REACH));
    input = input.slice(done - start);
    start = done;
    return joinPcm(pieces);
  }

  function append(pcm: Int16Array): void {
    input = joinPcm([input, pcm]);
  }

  return {
    push(pcm) {
      append(pcm);
      taken += pcm.length;
      return write(taken);
    },
    end() {
      const left = Math.round(taken / speed) - given;
      // Silence behind the last sample, so that it is reached.
      append(new Int16Array(REACH + 3 * HOP));
      return write(taken + REACH + 3 * HOP).subarray(0, Math.max(0, left));
    },
  };
}

/** Where, around `wanted`, sounds most like what follows at `follows`. */
function findFit(input: Int16Array, follows: number, wanted: number): number {
  const from = Math.max(0, wanted - REACH);
  const to = Math.min(input.length - 2 * HOP, wanted + REACH);
  let best = wanted;
  let most = 0;
  const tryPlace = (at: number) => {
    const fit = likeness(input, follows, at);
    if (fit > most) [most, best] = [fit, at];
  };
  for (let at = from; at <= to; at += COARSE) tryPlace(at);
  const near = best;
  for (let at = Math.max(from, near - COARSE + 1); at < Math.min(to, near + COARSE); at++) tryPlace(at);
  return best;
}

/** Of two stretches of a hop: the more the more alike they go, however loud the other one is; 0 where one is silent. */
function likeness(input: Int16Array, one: number, other: number): number {
  let product = 0;
  let energy = 0;
  for (let i = 0; i < HOP; i += 2) {
    const sample = input[other + i]!;
    product += input[one + i]! * sample;
    energy += sample * sample;
  }
  return energy === 0 ? 0 : product / Math.sqrt(energy);
}

/** From what follows at `from` over to what is at `to`. */
function crossfade(input: Int16Array, from: number, to: number): Int16Array {
  return Int16Array.from({ length: HOP }, (_, i) => {
    const share = i / HOP;
    return Math.round(input[from + i]! * (1 - share) + input[to + i]! * share);
  });
}
