import { workerData } from 'node:worker_threads';
import { checkModelFiles } from '#engines/kokoro/check-model-files.ts';
import { KOKORO_RATE_HZ } from '#engines/kokoro/level-speech.ts';
import { loadKokoro } from '#engines/kokoro/load-kokoro.ts';
import { resample } from '#engines/wav/resample.ts';
import { SAMPLE_RATE_HZ } from '#io.ts';
import { toPcm } from '#pcm.ts';
import { serveJobs } from './serve-jobs.ts';
import type { SpeakingOutcome, SpeakingTask } from './speaking-thread.ts';

const { modelsFolder } = workerData as { modelsFolder: string };
await checkModelFiles(modelsFolder);
const kokoro = await loadKokoro(modelsFolder);

serveJobs<SpeakingTask, SpeakingOutcome>(
  async ({ text, voice }) => {
    const pcm = toPcm(await kokoro.speak(text, voice));
    return { pcm: resample(pcm, KOKORO_RATE_HZ, SAMPLE_RATE_HZ) as Int16Array<ArrayBuffer> };
  },
  ({ pcm }) => [pcm.buffer],
);
