import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';

const NAME = 'rightseat_demo';

/** The last few demos of this browser; older ones have been read by then. */
const KEPT = 5;

/** A signed cookie is all that ties a demo to its owner: there is no account. */
export function rememberDemo(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  conversationId: string,
): void {
  const ids = [conversationId, ...ownedDemos(request)].slice(0, KEPT);
  reply.setCookie(NAME, ids.join(','), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https://'),
    signed: true,
    maxAge: 7 * 24 * 60 * 60,
  });
}

export function ownedDemos(request: FastifyRequest): string[] {
  const raw = request.cookies[NAME];
  if (!raw) return [];
  const { valid, value } = request.unsignCookie(raw);
  return valid && value ? value.split(',') : [];
}
