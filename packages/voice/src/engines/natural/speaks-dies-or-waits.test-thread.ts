import { setTimeout } from 'node:timers/promises';
import { serveJobs } from '#engines/worker-pool/serve-jobs.ts';
import type { SpeakingOutcome, SpeakingTask } from '#engines/worker-pool/speaking-thread.ts';

let linesSpoken = 0;

serveJobs<SpeakingTask, SpeakingOutcome>(async ({ text }) => {
  if (text.includes('deadly')) process.exit(7);
  if (text.includes('late')) await setTimeout(1_000);
  return { pcm: new Int16Array(500).fill(++linesSpoken) };
});
