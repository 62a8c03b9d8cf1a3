import { useWholeSeconds } from '#lib/use-whole-seconds.ts';
import { formatClock } from '../session/clock.ts';

/** How long it has been going on. It counts for nothing, and is announced to nobody. */
export function QuietClock({ since, label }: { since: number; label: string }) {
  const seconds = useWholeSeconds(() => Math.max(0, Math.floor((Date.now() - since) / 1000)));
  return (
    <span role="timer" aria-live="off" aria-label={label} className="text-sm tabular-nums text-quiet">
      {formatClock(seconds)}
    </span>
  );
}
