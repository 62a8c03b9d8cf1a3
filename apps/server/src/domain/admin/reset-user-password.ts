import { hashPassword } from '#domain/account/hash-password.ts';
import { setPassword } from '#domain/account/set-password.ts';
import type { DomainContext } from '#domain/context.ts';
import { type AdminActor, writeAudit } from './audit.ts';

/** Every session of that user ends, and the owner is told by mail. Throws not_found. */
export async function resetUserPassword(
  ctx: DomainContext,
  actor: AdminActor,
  input: { userId: string; newPassword: string },
): Promise<void> {
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await setPassword(inside, input.userId, passwordHash);
    await writeAudit(inside, actor, { action: 'password.reset', targetUserId: input.userId });
  });
}
