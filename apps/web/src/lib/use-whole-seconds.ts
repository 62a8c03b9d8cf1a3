import { useSyncExternalStore } from 'react';

/** Several looks a second, so that no displayed second is skipped; the snapshot changes once a second. */
const LOOK_EVERY_MS = 200;

/** Whole seconds that change by the clock. @param read what they are now */
export const useWholeSeconds = (read: () => number): number => useSyncExternalStore(subscribe, read);

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
