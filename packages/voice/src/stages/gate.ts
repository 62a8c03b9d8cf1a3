/** Lets a stage be paused from outside without losing its place. Starts open. */
export interface Gate {
  isOpen(): boolean;
  close(): void;
  open(): void;
  /** Resolves when open, or when `signal` aborts. */
  opened(signal: AbortSignal): Promise<void>;
}

export function createGate(): Gate {
  let isOpen = true;
  let waiting: (() => void)[] = [];
  return {
    isOpen: () => isOpen,
    close() {
      isOpen = false;
    },
    open() {
      isOpen = true;
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    },
    opened(signal) {
      if (isOpen || signal.aborted) return Promise.resolve();
      return new Promise((resolve) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    },
  };
}
