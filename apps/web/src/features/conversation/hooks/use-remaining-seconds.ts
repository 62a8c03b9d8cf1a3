import { useSyncExternalStore } from 'react';
import { secondsShown } from '../session/clock.ts';
import { useConversationState } from './conversation-context.ts';

/** Several looks a second, so that no displayed second is skipped; the snapshot changes once a second. */
const LOOK_EVERY_MS = 200;

/** Display only: the server keeps the time that counts. */
export function useRemainingSeconds(limitWhenIdle: number): number {
  const phase = useConversationState((state) => state.phase);
  const limitSeconds = useConversationState((state) => state.limitSeconds) || limitWhenIdle;
  return useSyncExternalStore(subscribe, () => secondsShown(phase, limitSeconds, Date.now()));
}

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
