import { type ServerProcess, startServerProcess } from '../bench/server-process.ts';
import { ADMIN } from './admin-account.ts';
import { openFarSide } from './far-side.ts';
import type { Voice } from './voice.ts';

const FOR_STORIES = {
  LOG_LEVEL: 'warn',
  // All stories come from one address.
  THROTTLE_FACTOR: '100',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/** The product with this voice, in a process and a folder of its own. */
export async function startStoryServer(
  voice: Voice,
  variables: Record<string, string> = {},
): Promise<Pick<ServerProcess, 'url' | 'turns' | 'stop'>> {
  let url = '';
  const limit = Number(variables.COACH_SECONDS ?? 1800);
  const farSide = await openFarSide(voice, () => url, limit);
  const server = await startServerProcess({ ...farSide.variables, ...FOR_STORIES, ...variables });
  url = server.url;
  return {
    url,
    turns: server.turns,
    async stop() {
      await server.stop();
      await farSide.close();
    },
  };
}
