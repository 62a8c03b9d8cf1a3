import { eq } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { sendVerification } from '#domain/account/send-verification.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, notFound } from '#domain/errors.ts';

/** Sends the verification mail again. Throws not_found, conflict for an address that is verified. */
export async function resendToUser(ctx: DomainContext, actor: AdminActor, userId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound('There is no such user.');
    if (user.emailVerifiedAt) throw conflict('This address is verified already.');
    await sendVerification(inside, user);
    await writeAudit(inside, actor, { action: 'verification.resent', targetUserId: userId });
  });
}
