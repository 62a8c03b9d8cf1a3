import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 50;

/** How loud a microphone hears, several times a second; 0 where there is none. */
export function useLevelOf(source: { level: () => number } | null): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!source) return;
    const timer = setInterval(() => setLevel(source.level()), LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setLevel(0);
    };
  }, [source]);
  return level;
}
