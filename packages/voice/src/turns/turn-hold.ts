import type { Clock } from '#clock.ts';

/** A forgotten space bar must not hold the floor for the rest of the exam. */
const LONGEST_THINKING_MS = 600_000;
/** The page reports typing at most once a second; two bridge a short stop between words. */
const ACTIVITY_HOLDS_MS = 2_000;

/** The pilot's own means to keep the turn: the thinking control, and typing. */
export interface TurnHold {
  setThinking(on: boolean): void;
  noteActivity(): void;
  isHeld(): boolean;
  /** Since when nothing holds it; the silence that ends a turn is counted from there. */
  heldUntil(): number;
}

export function createTurnHold(clock: Clock): TurnHold {
  let thinkingSince: number | null = null;
  let heldUntil = Number.NEGATIVE_INFINITY;
  function endOfThinking(): number {
    return thinkingSince === null ? heldUntil : thinkingSince + LONGEST_THINKING_MS;
  }
  return {
    setThinking(on) {
      if (on) thinkingSince ??= clock.now();
      else if (thinkingSince !== null) {
        heldUntil = Math.max(heldUntil, Math.min(clock.now(), endOfThinking()));
        thinkingSince = null;
      }
    },
    noteActivity() {
      heldUntil = Math.max(heldUntil, clock.now() + ACTIVITY_HOLDS_MS);
    },
    isHeld: () => clock.now() < Math.max(heldUntil, endOfThinking()),
    heldUntil: () => Math.max(heldUntil, endOfThinking()),
  };
}
