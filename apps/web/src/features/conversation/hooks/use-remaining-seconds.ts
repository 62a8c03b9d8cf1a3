import { useSyncExternalStore } from 'react';
import { remainingSeconds } from '../session/clock.ts';
import { useConversationState } from './conversation-context.ts';

/** Several looks a second, so that no displayed second is skipped; the snapshot changes once a second. */
const LOOK_EVERY_MS = 200;

/** Display only: the server keeps the time that counts. */
export function useRemainingSeconds(limitWhenIdle: number): number {
  const phase = useConversationState((state) => state.phase);
  const limitSeconds = useConversationState((state) => state.limitSeconds) || limitWhenIdle;
  return useSyncExternalStore(subscribe, () => {
    if (phase.name === 'live') return remainingSeconds(phase.startedAt, limitSeconds, Date.now());
    const stands = phase.name === 'ended' || phase.name === 'reconnecting';
    return stands ? remainingSeconds(phase.startedAt, limitSeconds, phase.at) : limitSeconds;
  });
}

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
