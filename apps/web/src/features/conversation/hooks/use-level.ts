import { useSyncExternalStore } from 'react';
import { LEVEL_STEPS } from '#components/level-bar.tsx';
import { useConversation } from './conversation-context.ts';

/** Speech at a normal distance measures about 0.05 to 0.4; the meter gives that most of its length. */
const GAIN = 2.4;

/** The microphone's loudness, 0 to 1, in the steps that can be seen; only who asks for it renders with the sound. */
export function useLevel(): number {
  const { microphoneLevel } = useConversation();
  return useSyncExternalStore(
    subscribeToFrames,
    () => Math.min(LEVEL_STEPS, Math.round(microphoneLevel() * GAIN * LEVEL_STEPS)) / LEVEL_STEPS,
  );
}

function subscribeToFrames(onFrame: () => void): () => void {
  let handle = requestAnimationFrame(function tick() {
    onFrame();
    handle = requestAnimationFrame(tick);
  });
  return () => cancelAnimationFrame(handle);
}
