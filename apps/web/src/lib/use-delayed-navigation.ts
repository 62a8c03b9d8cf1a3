import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Goes on to `to` after the time a reader needs; nothing happens while `active` is false. */
export function useDelayedNavigation(active: boolean, to: string, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => void navigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [active, to, afterMs, navigate]);
}
