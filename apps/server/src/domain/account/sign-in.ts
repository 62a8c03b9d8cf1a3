import type { LoginInput, User } from '@rightseat/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { writeAudit } from '#domain/admin/audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { DomainError, forbidden } from '#domain/errors.ts';
import { findUserByEmail, type UserRow } from './find-user.ts';
import { isPassword } from './hash-password.ts';
import { type SessionOrigin, startSession } from './start-session.ts';

const wrong = () => new DomainError('not_signed_in', 'The e-mail address or the password is not right.');

/**
 * Checks the password and opens a session. Throws not_signed_in alike for an unknown address and a wrong password;
 * email_not_verified and forbidden (locked) only to who knows the password.
 */
export async function signIn(
  ctx: DomainContext,
  input: LoginInput,
  origin: SessionOrigin,
): Promise<{ user: User; token: string }> {
  const found = await findUserByEmail(ctx, input.email);
  const right = await isPassword(input.password, found?.passwordHash ?? null);
  if (!found || !right) throw wrong();
  if (found.lockedAt) throw forbidden(`This account is locked. Please write to ${ctx.config.supportEmail}.`);
  if (!found.emailVerifiedAt) {
    throw new DomainError(
      'email_not_verified',
      'Please verify your e-mail address first: open the link in the mail we sent you, or have it sent again.',
    );
  }
  const { id, name, email, isAdmin } = found;
  return { user: { id, name, email, isAdmin }, token: await openSession(ctx, found, origin) };
}

/**
 * Only if the password is still the one that was checked: a reset in between has ended all sessions, and must not
 * be outlived by this one. The row lock makes one wait for the other.
 */
async function openSession(ctx: DomainContext, checked: UserRow, origin: SessionOrigin): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.id, checked.id), eq(users.passwordHash, checked.passwordHash), isNull(users.lockedAt)),
      )
      .for('share');
    if (!same) throw wrong();
    const { token } = await startSession({ ...ctx, db: tx }, checked.id, origin);
    if (checked.isAdmin) {
      await writeAudit({ ...ctx, db: tx }, { id: checked.id, ip: origin.ip }, { action: 'admin.signed-in' });
    }
    return token;
  });
}
