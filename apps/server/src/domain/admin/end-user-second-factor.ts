import type { AdminEndSecondFactorInput } from '@rightseat/contract';
import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { confirmPassword } from '#domain/account/password/confirm-password.ts';
import { takeSecondFactor } from '#domain/account/second-factor/switch-second-factor.ts';
import { dropChallenges } from '#domain/account/session/auth-challenge.ts';
import { endAllSessions } from '#domain/account/session/end-sessions.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { requestEndOfAll } from '#domain/conversation/request-end.ts';
import { conflict, notFound } from '#domain/errors.ts';

/**
 * For an owner who has lost app, passkey and recovery codes. All sessions end, and the owner is told by mail: whoever
 * talked an administrator into this must not stay unseen. Never one's own: the account page does that, where a new one
 * can be set up first, so that the only administrator cannot be left outside by a wrong press.
 * Throws invalid_input for a wrong password of the administrator, not_found, and conflict for oneself and where there
 * is no second step.
 */
export async function endUserSecondFactor(
  ctx: DomainContext,
  actor: AdminActor,
  { userId, password, reason }: AdminEndSecondFactorInput & { userId: string },
): Promise<void> {
  if (userId === actor.id) throw conflict('Change your own second step on your account page.');
  await confirmPassword(ctx, actor.id, password);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw notFound('There is no such user.');
    if (!(await takeSecondFactor(inside, userId))) throw conflict('This account has no second step.');
    await endAllSessions(inside, userId);
    await requestEndOfAll(inside, userId);
    await dropChallenges(inside, userId);
    await writeAudit(inside, actor, {
      action: 'second-factor.ended',
      targetUserId: userId,
      after: { reason },
    });
  });
}
