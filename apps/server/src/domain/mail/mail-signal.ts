const listeners = new Set<() => void>();

/** Wakes the workers of this process; those of other nodes find the mail when they next look. */
export function signalMailQueued(): void {
  for (const listener of listeners) listener();
}

/** Returns its undo. */
export function onMailQueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
