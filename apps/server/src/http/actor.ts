import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mustHaveSecondFactor } from '#domain/account/get-account-security.ts';
import { type Actor, findSession } from '#domain/account/session/find-session.ts';
import type { AdminActor } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { DomainError, forbidden, notSignedIn } from '#domain/errors.ts';
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

/** Where an administrator without a second step can set it up, and nothing else. */
export const SET_UP = /^\/api\/(auth|account)\//;

/**
 * Who is calling; null for a stranger. The account is verified and not locked. Works on socket upgrades too.
 * Throws second_factor_missing for an administrator who must set it up first.
 */
export async function findActor(request: FastifyRequest): Promise<Actor | null> {
  const actor = await lookUp(request);
  if (!actor || actor.hasSecondFactor || SET_UP.test(request.url)) return actor;
  if (!mustHaveSecondFactor(request.server.domainContext, actor.user)) return actor;
  throw new DomainError(
    'second_factor_missing',
    'Administrators sign in with a second step. Set it up on your account page first.',
  );
}

function lookUp(request: FastifyRequest): Promise<Actor | null> {
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

/** Who acts, as the audit log names it. Throws as `requireAdmin`. */
export async function requireAdminActor(request: FastifyRequest): Promise<AdminActor> {
  const { user } = await requireAdmin(request);
  return { id: user.id, ip: request.ip };
}
