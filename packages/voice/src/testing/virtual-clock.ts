import type { Clock } from '#clock.ts';

export interface VirtualClock extends Clock {
  /** Lets time pass; everything that becomes due runs in order, and all that follows from it. */
  advance(ms: number): Promise<void>;
}

export function createVirtualClock(): VirtualClock {
  let now = 0;
  let order = 0;
  const timers = new Set<{ at: number; order: number; run: () => void }>();

  function nextDue(until: number) {
    let next: { at: number; order: number; run: () => void } | null = null;
    for (const timer of timers) {
      if (timer.at > until) continue;
      if (!next || timer.at < next.at || (timer.at === next.at && timer.order < next.order)) next = timer;
    }
    return next;
  }

  return {
    now: () => now,
    after(delayMs, run) {
      const timer = { at: now + Math.max(0, delayMs), order: order++, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.run();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}

/** Promises chained in a few steps have all run after one turn of the event loop. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
