import type { DomainContext } from '#domain/context.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { verifyEmailMail } from '#domain/mail/verify-email-mail.ts';
import { findUserByEmail, type UserRow } from './find-user.ts';
import { issueLinkToken } from './link-token.ts';

/** Queues the mail whose link verifies the user's address and leads on. Call it in the transaction of its cause. */
export async function sendVerification(
  ctx: DomainContext,
  user: Pick<UserRow, 'id' | 'name' | 'email'>,
  next?: string,
): Promise<void> {
  const token = await issueLinkToken(ctx, user.id, 'verify-email');
  const content = verifyEmailMail(ctx.config, { name: user.name, token, next });
  await queueMail(ctx, { kind: 'verify-email', to: user.email, userId: user.id, content });
}

/** Sends it again where there is an account that waits for it; does nothing, silently, where there is none. */
export async function resendVerification(ctx: DomainContext, email: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const user = await findUserByEmail(inside, email);
    if (user && !user.emailVerifiedAt && !user.lockedAt) await sendVerification(inside, user);
  });
}
