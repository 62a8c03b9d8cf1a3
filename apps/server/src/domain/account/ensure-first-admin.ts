import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { hashPassword } from '#domain/account/password/hash-password.ts';
import type { DomainContext } from '#domain/context.ts';
import { newId } from '#domain/new-id.ts';
import { findUserByEmail } from './find-user.ts';

/** The embedded default; `.example` never reaches anybody's mailbox. */
const EMBEDDED_EMAIL = 'admin@rightseat.example';

export interface FirstAdmin {
  email: string;
  /** Only when it was made up here, to be shown once; null when it came from ADMIN_PASSWORD. */
  generatedPassword: string | null;
}

/**
 * Sees to it that the product has somebody to administer it. With ADMIN_EMAIL and ADMIN_PASSWORD: that account,
 * made if it is not there. Embedded without them: an account with a made-up password, at the first start alone.
 * Returns the account made in this call, else null. Safe when several nodes start at once.
 */
export async function ensureFirstAdmin(ctx: DomainContext): Promise<FirstAdmin | null> {
  const { firstAdmin, databaseUrl } = ctx.config;
  if (firstAdmin) {
    const made = await makeAdmin(ctx, firstAdmin.email, firstAdmin.password);
    if (!made) await promote(ctx, firstAdmin.email, firstAdmin.password);
    return made ? { email: firstAdmin.email, generatedPassword: null } : null;
  }
  if (databaseUrl !== null || (await hasAdmin(ctx))) return null;
  const password = `Rs1-${randomBytes(12).toString('base64url')}`;
  const made = await makeAdmin(ctx, EMBEDDED_EMAIL, password);
  return made ? { email: EMBEDDED_EMAIL, generatedPassword: password } : null;
}

async function hasAdmin(ctx: DomainContext): Promise<boolean> {
  const [admin] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return admin !== undefined;
}

async function makeAdmin(ctx: DomainContext, email: string, password: string): Promise<boolean> {
  if (await findUserByEmail(ctx, email)) return false;
  const now = ctx.clock.now();
  const made = await ctx.db
    .insert(users)
    .values({
      id: newId('user'),
      name: 'Administrator',
      email,
      passwordHash: await hashPassword(password),
      isAdmin: true,
      emailVerifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made.length > 0;
}

/**
 * The address has an account already. A verified one keeps its password, which may have been changed since; one that
 * nobody has verified could be a stranger's, so its password is replaced.
 */
async function promote(ctx: DomainContext, email: string, password: string): Promise<void> {
  const user = await findUserByEmail(ctx, email);
  if (!user || (user.isAdmin && user.emailVerifiedAt)) return;
  const passwordHash = user.emailVerifiedAt ? user.passwordHash : await hashPassword(password);
  await ctx.db
    .update(users)
    .set({ isAdmin: true, passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? ctx.clock.now() })
    .where(eq(users.id, user.id));
}
