import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, findSession } from '#domain/account/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { forbidden, notSignedIn } from '#domain/errors.ts';
import { readSessionCookie } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    domainContext: DomainContext;
  }
}

/** One look-up a request, however many parts of it ask. */
const found = new WeakMap<FastifyRequest, Promise<Actor | null>>();

/** Lets routes ask who is calling. */
export function installActor(app: FastifyInstance, context: DomainContext): void {
  app.decorate('domainContext', context);
}

/** Who is calling; null for a stranger. The account is verified and not locked. Works on socket upgrades too. */
export function findActor(request: FastifyRequest): Promise<Actor | null> {
  const known = found.get(request);
  if (known) return known;
  const { domainContext } = request.server;
  const token = readSessionCookie(request, domainContext.config);
  const actor = token === null ? Promise.resolve(null) : findSession(domainContext, token);
  found.set(request, actor);
  return actor;
}

/** Throws not_signed_in. */
export async function requireUser(request: FastifyRequest): Promise<Actor> {
  const actor = await findActor(request);
  if (!actor) throw notSignedIn();
  return actor;
}

/** Throws not_signed_in, or forbidden for a user who is no admin. */
export async function requireAdmin(request: FastifyRequest): Promise<Actor> {
  const actor = await requireUser(request);
  if (!actor.user.isAdmin) throw forbidden();
  return actor;
}
