import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The import that wants WebRTC says so, and so do all that it imports of the same package. */
const WANTED = '?webrtc';

const stub = fileURLToPath(new URL('./src/features/conversation/session/livekit-stub.ts', import.meta.url));

/**
 * The voice client always imports livekit-client (137 kB gzip), which only WebRTC needs. So it is built twice, each
 * in its own chunk: with a stub for `@elevenlabs/client`, with the real one for `@elevenlabs/client?webrtc`.
 */
export function voiceClientTwice(): Plugin {
  return {
    name: 'voice-client-twice',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isWanted = source.endsWith(WANTED) || importer?.endsWith(WANTED) === true;
      if (source === 'livekit-client' && !isWanted) return stub;
      if (!isWanted) return null;
      const plain = (id: string) => (id.endsWith(WANTED) ? id.slice(0, -WANTED.length) : id);
      const resolved = await this.resolve(plain(source), importer && plain(importer), {
        ...options,
        skipSelf: true,
      });
      if (!resolved?.id.includes('/@elevenlabs/client/')) return resolved;
      return { ...resolved, id: `${plain(resolved.id)}${WANTED}` };
    },
  };
}
