import { runVitest } from '../../scripts/test/run-vitest.mjs';
import type { LiveKit } from './start-livekit.ts';

/** The coach's stories in rooms: how many there were. Throws when one failed. */
export async function tellStories({ url, apiKey, apiSecret }: LiveKit): Promise<string> {
  const { passed, failed } = await runVitest(['--config', 'e2e/vitest.config.ts', '--project', 'room'], {
    LIVEKIT_URL: url,
    LIVEKIT_API_KEY: apiKey,
    LIVEKIT_API_SECRET: apiSecret,
  });
  if (failed > 0) throw new Error(`${failed} failed, ${passed} passed`);
  return `${passed} passed`;
}
