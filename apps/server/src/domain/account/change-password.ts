import type { ChangePasswordInput } from '@rightseat/contract';
import { confirmPassword } from '#domain/account/password/confirm-password.ts';
import { hashNewPassword } from '#domain/account/password/new-password.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Origin } from '#domain/security-event/record-security-event.ts';
import { setPassword } from './set-password.ts';

/** Ends every session but the one it is asked from. Throws invalid_input when the current password is not right. */
export async function changePassword(
  ctx: DomainContext,
  actor: Actor,
  input: Pick<ChangePasswordInput, 'currentPassword' | 'password'>,
  origin: Origin,
): Promise<void> {
  await confirmPassword(ctx, actor.user.id, input.currentPassword);
  const passwordHash = await hashNewPassword(ctx, input.password);
  await ctx.db.transaction((tx) =>
    setPassword(
      { ...ctx, db: tx },
      actor.user.id,
      passwordHash,
      { kind: 'password-changed', origin },
      actor.session.id,
    ),
  );
}
