import { and, eq } from 'drizzle-orm';
import { passkeys } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';

const own = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));
const gone = () => notFound('This passkey is not there any more.');

/** Throws not_found for anybody else's. */
export async function renamePasskey(ctx: DomainContext, userId: string, id: string, name: string) {
  const renamed = await ctx.db.update(passkeys).set({ name }).where(own(userId, id)).returning();
  if (renamed.length === 0) throw gone();
}

/** The row alone, see second-factor/remove-passkey.ts. Throws not_found for anybody else's. */
export async function dropPasskey(ctx: DomainContext, userId: string, id: string): Promise<void> {
  const removed = await ctx.db.delete(passkeys).where(own(userId, id)).returning();
  if (removed.length === 0) throw gone();
}
