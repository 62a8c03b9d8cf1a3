import type { users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { DomainError, forbidden } from '#domain/errors.ts';

type Asked = Pick<typeof users.$inferSelect, 'lockedAt' | 'emailVerifiedAt'>;

/** Throws forbidden for a locked account, email_not_verified for one that waits. */
export function requireOpen(ctx: DomainContext, user: Asked): void {
  if (user.lockedAt) throw forbidden(`This account is locked. Please write to ${ctx.config.supportEmail}.`);
  if (user.emailVerifiedAt) return;
  throw new DomainError(
    'email_not_verified',
    'Please verify your e-mail address first: open the link in the mail we sent you, or have it sent again.',
  );
}
