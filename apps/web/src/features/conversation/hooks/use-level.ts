import { useSyncExternalStore } from 'react';
import { useConversation } from './conversation-context.ts';

export const LEVEL_STEPS = 16;

/** Speech at a normal distance measures about 0.05 to 0.4; the meter gives that most of its length. */
const GAIN = 2.4;

/** The microphone's loudness in steps; only who asks for it renders at the screen's rate. */
export function useLevel(): number {
  const { microphoneLevel } = useConversation();
  return useSyncExternalStore(subscribeToFrames, () =>
    Math.min(LEVEL_STEPS, Math.round(microphoneLevel() * GAIN * LEVEL_STEPS)),
  );
}

function subscribeToFrames(onFrame: () => void): () => void {
  let handle = requestAnimationFrame(function tick() {
    onFrame();
    handle = requestAnimationFrame(tick);
  });
  return () => cancelAnimationFrame(handle);
}
