import { dropPasskey } from '#domain/account/passkey/change-passkey.ts';
import { confirmPassword } from '#domain/account/password/confirm-password.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { tellOfChange } from '#domain/security-event/tell-of-change.ts';
import { endWithoutFactor } from './switch-second-factor.ts';

/**
 * Removes a passkey, and the second step with the last one. Throws invalid_input when the password is not right,
 * not_found for anybody else's.
 */
export async function removePasskey(
  ctx: DomainContext,
  { user }: Actor,
  input: { id: string; password: string },
  origin: Origin,
): Promise<void> {
  await confirmPassword(ctx, user.id, input.password);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await dropPasskey(inside, user.id, input.id);
    await recordSecurityEvent(inside, 'passkey-removed', user.id, origin);
    await tellOfChange(inside, user.id, 'passkey-removed');
    await endWithoutFactor(inside, user.id, origin);
  });
}
