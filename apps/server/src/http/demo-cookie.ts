import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

/** As of the session's cookie: over https no subdomain and no plain http can plant one. */
const cookieOf = (config: Config) => {
  const secure = config.publicUrl.startsWith('https://');
  return { name: secure ? '__Host-rightseat_demo' : 'rightseat_demo', secure };
};

export const demoCookieName = (config: Config): string => cookieOf(config).name;

/** The last few demos of this browser; older ones have been read by then. */
const KEPT = 5;

/** A signed cookie is all that ties a demo to its owner: there is no account. */
export function rememberDemo(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  conversationId: string,
): void {
  const ids = [conversationId, ...ownedDemos(request, config)].slice(0, KEPT);
  const { name, secure } = cookieOf(config);
  reply.setCookie(name, ids.join(','), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: 7 * 24 * 60 * 60,
  });
}

export function ownedDemos(request: FastifyRequest, config: Config): string[] {
  const raw = request.cookies[cookieOf(config).name];
  if (!raw) return [];
  const { valid, value } = request.unsignCookie(raw);
  return valid && value ? value.split(',') : [];
}
