import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { PeerMissing } from './peer-missing.ts';

/** Builds as it is published; 1.13 replaces modules of others, which `go install` refuses. */
const VERSION = 'v1.11.0';

/**
 * The path of a LiveKit server: LIVEKIT_SERVER, or built from its Go module once and kept in the user's cache, since
 * building takes minutes. Throws PeerMissing when there is no Go toolchain, or when the module cannot be had.
 */
export function buildLiveKit(): string {
  if (process.env.LIVEKIT_SERVER) return process.env.LIVEKIT_SERVER;
  const cache = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  const folder = join(cache, 'rightseat', `livekit-${VERSION}`);
  const binary = join(folder, 'server');
  if (existsSync(binary)) return binary;
  if (spawnSync('go', ['version']).error) {
    throw new PeerMissing(
      'There is no Go toolchain here, so no LiveKit server can be built: install Go 1.25 or newer, or name a built server in LIVEKIT_SERVER.',
    );
  }
  console.log(`• Building LiveKit ${VERSION} from its Go module; the first time takes minutes …`);
  mkdirSync(folder, { recursive: true });
  const parameters = [
    'install',
    '-trimpath',
    '-ldflags=-s -w',
    `github.com/livekit/livekit-server/cmd/server@${VERSION}`,
  ];
  try {
    execFileSync('go', parameters, {
      env: { ...process.env, GOBIN: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } catch (error) {
    throw new PeerMissing(`LiveKit could not be built: ${(error as Error).message}`);
  }
  return binary;
}
