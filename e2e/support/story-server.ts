import { type ServerProcess, startServerProcess } from '../bench/server-process.ts';
import { openFarSide } from './far-side.ts';
import type { Voice } from './voice.ts';

/** The product with this voice, in a process and a folder of its own. */
export async function startStoryServer(
  voice: Voice,
  variables: Record<string, string>,
): Promise<Pick<ServerProcess, 'url' | 'stop'>> {
  let url = '';
  const limit = Number(variables.COACH_SECONDS ?? 1800);
  const farSide = await openFarSide(voice, () => url, limit);
  const server = await startServerProcess({ ...farSide.variables, ...variables });
  url = server.url;
  return {
    url,
    async stop() {
      await server.stop();
      await farSide.close();
    },
  };
}
