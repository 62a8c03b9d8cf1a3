/** Long enough to think an answer through. Each further nudge waits twice as long as the one before. */
const FIRST_NUDGE_MS = 45_000;

/** Silence, in ms since the examiner finished, at which nudge number `given` (from 0) is due: 45 s, 135 s, 315 s… */
export function nudgeDueAfter(given: number): number {
  return FIRST_NUDGE_MS * (2 ** (given + 1) - 1);
}
