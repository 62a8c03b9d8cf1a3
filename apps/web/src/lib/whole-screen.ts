import { useEffect, useSyncExternalStore } from 'react';

let claims = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  claims += by;
  for (const listener of listeners) listener();
}

/** As long as this is on the page the site's header and footer are not. */
export function useWholeScreen(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether something has the screen to itself. */
export function useIsWholeScreen(): boolean {
  return useSyncExternalStore(subscribe, () => claims > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
