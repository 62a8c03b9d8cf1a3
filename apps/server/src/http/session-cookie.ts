import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { SESSION_LIFETIME_MS } from '#domain/account/session/session-lifetime.ts';

/**
 * Over https the name starts with `__Host-`: browsers then refuse to let a subdomain or plain http plant one.
 * That prefix demands Secure, which plain http on this machine does not have.
 */
function cookieOf(config: Config) {
  const secure = config.publicUrl.startsWith('https://');
  return {
    name: secure ? '__Host-rightseat' : 'rightseat',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}

export const sessionCookieName = (config: Config): string => cookieOf(config).name;

/** The session token a request carries; null without one. */
export function readSessionCookie(request: FastifyRequest, config: Config): string | null {
  return request.cookies[cookieOf(config).name] ?? null;
}

export function setSessionCookie(reply: FastifyReply, config: Config, token: string): void {
  const { name, options } = cookieOf(config);
  reply.setCookie(name, token, { ...options, maxAge: SESSION_LIFETIME_MS / 1000 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  const { name, options } = cookieOf(config);
  reply.clearCookie(name, options);
}
