import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { forbidden } from '#domain/errors.ts';
import { isAllowedHost } from './allowed-host.ts';
import { contentPolicy, PERMISSIONS } from './content-policy.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Called by other servers, which have no Origin of ours and prove themselves by signature or key. */
const FROM_SERVERS = /^\/(api\/(stripe|elevenlabs)\/webhook|v1\/chat\/completions)$/;

/** Asked by balancers under whatever name they know a node by, and telling nothing. */
export const PROBES = /^\/(api\/(health|ready)|metrics)$/;

/**
 * The page's own policy, the check of Host, and the check of Origin that guards every state-changing call against
 * cross-site requests (SameSite=Lax is the second wall, not the first).
 */
export async function installSecurity(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy(config) },
    strictTransportSecurity: config.publicUrl.startsWith('https://'),
    crossOriginEmbedderPolicy: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    reply.header('Permissions-Policy', PERMISSIONS);
    // No answer of a call is kept by a cache, shared or private; a public one may say otherwise.
    if (path.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    if (!PROBES.test(path) && !isAllowedHost(request, config)) {
      throw forbidden(`This is not the address of ${config.appName}. Open ${config.publicUrl} instead.`);
    }
    if (READS.has(request.method) || FROM_SERVERS.test(path)) return;
    if (!isOwnOrigin(request, config)) throw forbidden('This request came from another site.');
  });
}

/** What a browser says of a request from elsewhere; a sibling under the same registered name is elsewhere too. */
const ELSEWHERE = new Set<unknown>(['cross-site', 'same-site']);

/** True without an Origin too: browsers always send it with a cross-site write, other programs never. */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers'>, config: Config): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) return !ELSEWHERE.has(request.headers['sec-fetch-site']);
  if (origin === new URL(config.publicUrl).origin) return true;
  // Embedded, the product answers under every name of this machine that passed the check of Host.
  return config.environment !== 'production' && originHost(origin) === request.headers.host;
}

function originHost(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
