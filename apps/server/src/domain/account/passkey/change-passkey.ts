import { and, eq } from 'drizzle-orm';
import { passkeys } from '#db/schema/index.ts';
import { confirmPassword } from '#domain/account/confirm-password.ts';
import type { Actor } from '#domain/account/find-session.ts';
import { endWithoutFactor } from '#domain/account/second-factor/switch-second-factor.ts';
import { tellOfChange } from '#domain/account/tell-of-change.ts';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));
const gone = () => notFound('This passkey is not there any more.');

/** Throws not_found for anybody else's. */
export async function renamePasskey(ctx: DomainContext, userId: string, id: string, name: string) {
  const renamed = await ctx.db.update(passkeys).set({ name }).where(own(userId, id)).returning();
  if (renamed.length === 0) throw gone();
}

/** Throws invalid_input when the password is not right, not_found for anybody else's. */
export async function removePasskey(
  ctx: DomainContext,
  { user }: Actor,
  input: { id: string; password: string },
  origin: Origin,
): Promise<void> {
  await confirmPassword(ctx, user.id, input.password);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const removed = await tx.delete(passkeys).where(own(user.id, input.id)).returning();
    if (removed.length === 0) throw gone();
    await recordSecurityEvent(inside, 'passkey-removed', user.id, origin);
    await tellOfChange(inside, user.id, 'passkey-removed');
    await endWithoutFactor(inside, user.id, origin);
  });
}
