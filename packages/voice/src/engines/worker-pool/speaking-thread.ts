import { loadFlite } from '#engines/flite/load-flite.ts';
import { serveJobs } from './serve-jobs.ts';

export interface SpeakingTask {
  text: string;
  voice: string;
}

export interface SpeakingOutcome {
  pcm: Int16Array<ArrayBuffer>;
}

const flite = await loadFlite();

serveJobs<SpeakingTask, SpeakingOutcome>(
  async ({ text, voice }) => ({ pcm: flite.speak(text, voice) }),
  ({ pcm }) => [pcm.buffer],
);
