/** The only source of time in this package, so that a test can hold it still. */
export interface Clock {
  /** Milliseconds from any fixed point; never goes back. */
  now(): number;
  /** Returns the way to call it off. */
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `delayMs`, or at once when `signal` aborts: being called off is no error. */
export function sleep(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const cancel = clock.after(delayMs, done);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      cancel();
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
