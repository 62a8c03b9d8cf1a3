import type { Clock } from '#clock.ts';

/**
 * A microphone cannot run ahead of the clock. Half a minute covers a network that stood still and a
 * clip sent in one go; more is a flood, or audio of a higher sample rate than agreed.
 */
const LEAD_MS = 30_000;

/** Returns whether `audioMs` more may come in now. */
export function createAudioAllowance(clock: Clock): (audioMs: number) => boolean {
  let aheadUntil = clock.now();
  return (audioMs) => {
    const now = clock.now();
    const next = Math.max(aheadUntil, now) + audioMs;
    if (next - now > LEAD_MS) return false;
    aheadUntil = next;
    return true;
  };
}
