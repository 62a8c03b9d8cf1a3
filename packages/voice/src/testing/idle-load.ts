import type { SpeechEngines } from '#io.ts';

/** One thread of each kind, and nobody waits. */
export const idleLoad: SpeechEngines['load'] = () => ({
  stt: { threads: 1, waiting: 0 },
  tts: { threads: 1, waiting: 0 },
});
