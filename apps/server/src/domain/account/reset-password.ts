import type { ResetPasswordInput } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { hashNewPassword } from '#domain/account/password/new-password.ts';
import type { DomainContext } from '#domain/context.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { resetPasswordMail } from '#domain/mail/reset-password-mail.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { findUserByEmail } from './find-user.ts';
import { consumeLinkToken, issueLinkToken } from './link-token.ts';
import { setPassword } from './set-password.ts';
import { markVerified } from './verify-email.ts';

/** Queues the mail with a reset link; does nothing, silently, without an account. */
export async function requestPasswordReset(ctx: DomainContext, email: string, origin: Origin): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const user = await findUserByEmail(inside, email);
    if (!user || user.lockedAt) return;
    const token = await issueLinkToken(inside, user.id, 'reset-password');
    const content = resetPasswordMail(ctx.config, { name: user.name, token });
    await recordSecurityEvent(inside, 'reset-asked', user.id, origin);
    await queueMail(inside, { kind: 'reset-password', to: user.email, userId: user.id, content });
  });
}

/**
 * Sets the password of whoever the link was sent to, ends all their sessions, and returns their address.
 * The link came by mail, so it proves the address as well. Throws invalid_input for a link that is used, too old
 * or not ours.
 */
export async function resetPassword(
  ctx: DomainContext,
  input: Pick<ResetPasswordInput, 'token' | 'password'>,
  origin: Origin,
): Promise<string> {
  const passwordHash = await hashNewPassword(ctx, input.password);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const userId = await consumeLinkToken(inside, input.token, 'reset-password');
    await setPassword(inside, userId, passwordHash, { kind: 'reset-done', origin });
    await markVerified(inside, userId);
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    return user?.email ?? '';
  });
}
