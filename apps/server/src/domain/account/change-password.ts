import type { ChangePasswordInput } from '@rightseat/contract';
import type { DomainContext } from '#domain/context.ts';
import type { Origin } from '#domain/security-event/record-security-event.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Actor } from './find-session.ts';
import { hashNewPassword } from './new-password.ts';
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
