import { loadMoonshine } from '#engines/moonshine/load-moonshine.ts';
import { serveJobs } from './serve-jobs.ts';

export interface TranscribingTask {
  pcm: Int16Array;
  voicedMs: number;
  bias: readonly string[];
  search: 'beam' | 'greedy';
}

export interface TranscribingOutcome {
  text: string;
  confidence: number;
  decodeMs: number;
}

const moonshine = await loadMoonshine();

serveJobs<TranscribingTask, TranscribingOutcome>(async (task, { shouldStop }) => {
  const startedAt = performance.now();
  const decoded = await moonshine.decode({ ...task, shouldStop });
  return decoded && { ...decoded, decodeMs: performance.now() - startedAt };
});
