import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { dropChallenges } from '#domain/account/session/auth-challenge.ts';
import { endAllSessions } from '#domain/account/session/end-sessions.ts';
import type { DomainContext } from '#domain/context.ts';
import { requestEndOfAll } from '#domain/conversation/request-end.ts';
import { notFound } from '#domain/errors.ts';
import { passwordChangedMail } from '#domain/mail/password-changed-mail.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { revokeLinkTokens } from './link-token.ts';

/**
 * The one way a password changes: the sessions end (but `keepSessionId`), and what is live with them, open reset links
 * die, and the owner is told by mail. `passwordHash` comes from `hashPassword`, made before the transaction that `ctx` holds.
 * Throws not_found without such a user.
 */
export async function setPassword(
  ctx: DomainContext,
  userId: string,
  passwordHash: string,
  event: { kind: 'password-changed' | 'reset-done'; origin: Origin },
  keepSessionId?: string,
): Promise<void> {
  const [user] = await ctx.db
    .update(users)
    .set({ passwordHash })
    .where(eq(users.id, userId))
    .returning({ name: users.name, email: users.email });
  if (!user) throw notFound('There is no such account.');
  await endAllSessions(ctx, userId, keepSessionId);
  await requestEndOfAll(ctx, userId);
  await revokeLinkTokens(ctx, userId, 'reset-password');
  await dropChallenges(ctx, userId);
  await recordSecurityEvent(ctx, event.kind, userId, event.origin);
  const content = passwordChangedMail(ctx.config, { name: user.name });
  await queueMail(ctx, { kind: 'password-changed', to: user.email, userId, content });
}
