import { useEffect, useRef, useState } from 'react';

/** Several looks a second, so that no displayed second is skipped. */
const LOOK_EVERY_MS = 200;

/**
 * Whole seconds left of a clock that runs from this render on. Display only: the server keeps the time that counts.
 * @param onEnd called once, when nothing is left
 */
export function useCountdown(remainingMs: number, onEnd: () => void): number {
  const [endsAt] = useState(() => Date.now() + remainingMs);
  return useSecondsUntil(endsAt, remainingMs, onEnd);
}

/** The same of a clock that ends at a moment; until that is known it stands at what is left. */
export function useSecondsUntil(endsAt: number | null, remainingMs: number, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(() => Math.ceil(remainingMs / 1000));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setInterval(() => {
      const leftMs = endsAt - Date.now();
      setSeconds(Math.max(0, Math.ceil(Math.min(leftMs, remainingMs) / 1000)));
      if (leftMs > 0) return;
      clearInterval(timer);
      end.current();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [endsAt, remainingMs]);
  return seconds;
}
