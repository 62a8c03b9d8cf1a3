import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Goes on to `to` after the time a reader needs; nothing happens while `active` is false. `state` is the history's own, the
 * same object at every render.
 */
export function useDelayedNavigation(active: boolean, to: string, afterMs: number, state?: object): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void navigate(to, { state }), afterMs);
    return () => clearTimeout(timer);
  }, [active, to, afterMs, state, navigate]);
}
