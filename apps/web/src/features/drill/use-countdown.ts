import { useEffect, useRef, useState } from 'react';

/** Several looks a second, so that no displayed second is skipped. */
const LOOK_EVERY_MS = 200;

/**
 * Whole seconds left of a clock that runs from this render on. Display only: the server keeps the time that counts.
 * @param onEnd called once, when nothing is left
 */
export function useCountdown(remainingMs: number, onEnd: () => void): number {
  const [endsAt] = useState(() => Date.now() + remainingMs);
  const [seconds, setSeconds] = useState(() => Math.ceil(remainingMs / 1000));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const leftMs = endsAt - Date.now();
      setSeconds(Math.max(0, Math.ceil(leftMs / 1000)));
      if (leftMs > 0) return;
      clearInterval(timer);
      end.current();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
