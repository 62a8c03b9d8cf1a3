import type { Clock } from '#clock.ts';

/** A forgotten space bar, or a book left open, must not hold the floor for the rest of the exam. */
const LONGEST_HOLD_MS = 600_000;
/** The page reports typing at most once a second; two bridge a short stop between words. */
const ACTIVITY_HOLDS_MS = 2_000;

type Reason = 'thinking' | 'client-tool';

/** The pilot's own means to keep the turn: the thinking control, a tool of the page that is open, and typing. */
export interface TurnHold {
  set(reason: Reason, on: boolean): void;
  noteActivity(): void;
  isHeld(): boolean;
  /** Since when nothing holds it; the silence that ends a turn is counted from there. */
  heldUntil(): number;
}

export function createTurnHold(clock: Clock): TurnHold {
  const since = new Map<Reason, number>();
  let released = Number.NEGATIVE_INFINITY;
  function heldUntil(): number {
    return Math.max(released, ...[...since.values()].map((at) => at + LONGEST_HOLD_MS));
  }
  return {
    set(reason, on) {
      const heldSince = since.get(reason);
      if (on) since.set(reason, heldSince ?? clock.now());
      else if (heldSince !== undefined) {
        since.delete(reason);
        released = Math.max(released, Math.min(clock.now(), heldSince + LONGEST_HOLD_MS));
      }
    },
    noteActivity() {
      released = Math.max(released, clock.now() + ACTIVITY_HOLDS_MS);
    },
    isHeld: () => clock.now() < heldUntil(),
    heldUntil,
  };
}
