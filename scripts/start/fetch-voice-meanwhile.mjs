import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tools/root.mjs';
import { whenNpmEnds } from './when-npm-ends.mjs';

/**
 * The natural voice is fetched beside the server, which finds it when it is there: nobody waits for it, and a start without a
 * network goes on without. Not where another voice was chosen; `MODELS_URL=off` leaves it.
 */
export function fetchVoiceMeanwhile() {
  const { MODELS_URL, EXAMINER_VOICE, TTS_BASE_URL, ELEVENLABS_API_KEY } = process.env;
  const isWanted = !EXAMINER_VOICE || EXAMINER_VOICE === 'natural';
  if (MODELS_URL === 'off' || !isWanted || TTS_BASE_URL || ELEVENLABS_API_KEY) return;
  const fetching = spawn(process.execPath, [join(root, 'scripts/fetch-models.mjs'), '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A start that ends early, or is interrupted, leaves half a download: the next one goes on with it.
  fetching.unref();
  process.on('exit', () => fetching.kill());
  whenNpmEnds(() => fetching.kill());
}
