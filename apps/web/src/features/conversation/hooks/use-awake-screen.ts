import { useEffect } from 'react';

/** A phone that nobody touches for half an hour must not go dark in mid-exam. Browsers let go of it in a hidden tab. */
export function useAwakeScreen(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      // Refused on a low battery: then the phone decides.
      const given = await navigator.wakeLock?.request('screen').catch(() => null);
      if (isWanted) lock = given ?? null;
      else void given?.release();
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release().catch(() => {});
    };
  }, []);
}
