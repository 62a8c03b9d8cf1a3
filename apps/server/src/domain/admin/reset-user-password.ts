import { hashNewPassword } from '#domain/account/password/new-password.ts';
import { setPassword } from '#domain/account/set-password.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { BY_ADMINISTRATOR } from '#domain/security-event/record-security-event.ts';

/** Every session of that user ends, and the owner is told by mail. Throws not_found. */
export async function resetUserPassword(
  ctx: DomainContext,
  actor: AdminActor,
  input: { userId: string; newPassword: string },
): Promise<void> {
  const passwordHash = await hashNewPassword(ctx, input.newPassword);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await setPassword(inside, input.userId, passwordHash, { kind: 'reset-done', origin: BY_ADMINISTRATOR });
    await writeAudit(inside, actor, { action: 'password.reset', targetUserId: input.userId });
  });
}
