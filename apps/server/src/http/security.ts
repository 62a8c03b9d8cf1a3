import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { forbidden } from '#domain/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Called by other servers, which have no Origin of ours and prove themselves by signature or key. */
const FROM_SERVERS = /^\/(api\/(stripe|elevenlabs)\/webhook|v1\/chat\/completions)$/;

/**
 * The page's own policy, and the check of Origin that guards every state-changing call against
 * cross-site requests (SameSite=Lax is the second wall, not the first).
 */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const overHttps = config.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // Radix positions its parts with inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:', ...(config.getStartedVideoUrl ? [config.getStartedVideoUrl] : [])],
        connectSrc: ["'self'", 'ws:', 'wss:', ...liveKitOrigin(config)],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: overHttps ? [] : null,
      },
    },
    strictTransportSecurity: overHttps,
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request) => {
    if (READS.has(request.method) || FROM_SERVERS.test(request.url.split('?')[0] ?? '')) return;
    if (!isOwnOrigin(request, config)) throw forbidden('This request came from another site.');
  });
}

/** Its client asks there by HTTP why a socket was refused. */
function liveKitOrigin({ liveKit }: Config): string[] {
  return liveKit ? [new URL(liveKit.publicUrl.replace(/^ws/, 'http')).origin] : [];
}

/** True without an Origin too: browsers always send it with a cross-site write, other programs never. */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers'>, config: Config): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  if (origin === new URL(config.publicUrl).origin) return true;
  // Embedded, the product answers under whatever name this machine has in the browser's address bar.
  return config.environment !== 'production' && originHost(origin) === request.headers.host;
}

function originHost(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
