import { retentionDays } from '@rightseat/contract';
import { and, eq, lt, ne, notExists } from 'drizzle-orm';
import { auditEntries, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';

/** Stands for a person whose account is gone. */
export const DELETED = 'deleted';

/**
 * What was done stays in the audit for ever; after a while not from which address, nor to whom where the account is
 * gone. The trigger of the table lets nothing else of it change.
 */
export async function forgetAuditOrigins(ctx: DomainContext): Promise<void> {
  const isOld = lt(auditEntries.at, daysAgo(ctx, retentionDays.auditOrigin));
  const { db } = ctx;
  await db
    .update(auditEntries)
    .set({ ip: '' })
    .where(and(isOld, ne(auditEntries.ip, '')));
  const target = db.select({ id: users.id }).from(users).where(eq(users.id, auditEntries.targetUserId));
  await db
    .update(auditEntries)
    .set({ targetUserId: DELETED })
    .where(and(isOld, ne(auditEntries.targetUserId, DELETED), notExists(target)));
  const actor = db.select({ id: users.id }).from(users).where(eq(users.id, auditEntries.actorId));
  await db
    .update(auditEntries)
    .set({ actorId: DELETED })
    .where(and(isOld, ne(auditEntries.actorId, DELETED), notExists(actor)));
}
