import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { users } from '#db/schema/index.ts';
import { hashPassword } from '#domain/account/password/hash-password.ts';
import { startSession } from '#domain/account/session/start-session.ts';
import { newId } from '#domain/new-id.ts';

export const PASSWORD = 'Correct1horse';

interface AccountOptions {
  name?: string;
  email?: string;
  isAdmin?: boolean;
  verified?: boolean;
}

/** An account as registration and verification leave it, with the password `PASSWORD`. */
export async function createAccount(app: FastifyInstance, options: AccountOptions = {}) {
  const { domainContext: ctx } = app;
  const id = newId('user');
  const now = ctx.clock.now();
  const account = {
    id,
    name: options.name ?? 'Test Pilot',
    email: options.email ?? `${id.toLowerCase()}@pilots.example`,
    isAdmin: options.isAdmin ?? false,
  };
  const verifiedAt = options.verified === false ? null : now;
  await ctx.db.insert(users).values({
    ...account,
    passwordHash: await hashPassword(PASSWORD),
    emailVerifiedAt: verifiedAt,
    createdAt: now,
  });
  return account;
}

/** The Cookie header of a new session of this user. */
export async function sessionCookie(app: FastifyInstance, userId: string): Promise<string> {
  const { token } = await startSession(app.domainContext, userId, { userAgent: 'test', ip: '127.0.0.1' });
  return `rightseat=${token}`;
}

/** An account, signed in: its user, its Cookie header, and `inject` as this user. */
export async function createSignedIn(app: FastifyInstance, options: AccountOptions = {}) {
  const user = await createAccount(app, options);
  const cookie = await sessionCookie(app, user.id);
  const inject = (request: InjectOptions) =>
    app.inject({ ...request, headers: { ...request.headers, cookie } });
  return { user, cookie, inject };
}

export async function lockAccount(app: FastifyInstance, userId: string): Promise<void> {
  const { db, clock } = app.domainContext;
  await db.update(users).set({ lockedAt: clock.now() }).where(eq(users.id, userId));
}
