import { useSyncExternalStore } from 'react';
import { formatClock } from '../session/clock.ts';

/** Several looks a second, so that no displayed second is skipped; the snapshot changes once a second. */
const LOOK_EVERY_MS = 200;

/** How long it has been going on. It counts for nothing, and is announced to nobody. */
export function QuietClock({ since, label }: { since: number; label: string }) {
  const seconds = useSyncExternalStore(subscribe, () => Math.max(0, Math.floor((Date.now() - since) / 1000)));
  return (
    <span role="timer" aria-live="off" aria-label={label} className="text-sm tabular-nums text-quiet">
      {formatClock(seconds)}
    </span>
  );
}

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
