import type { Clock } from '#clock.ts';

/** What a connection has yet to do, and does not do once it is over. */
export interface Timers {
  after(delayMs: number, run: () => void): void;
  cancel(): void;
}

export function createTimers(clock: Clock): Timers {
  const waiting = new Set<() => void>();
  return {
    after(delayMs, run) {
      const cancel = clock.after(delayMs, () => {
        waiting.delete(cancel);
        run();
      });
      waiting.add(cancel);
    },
    cancel() {
      for (const cancel of waiting) cancel();
      waiting.clear();
    },
  };
}
