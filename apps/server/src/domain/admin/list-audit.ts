import type { AdminAuditOutput, AdminAuditQuery } from '@rightseat/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { decodeCursor, encodeCursor } from '#domain/cursor.ts';

const actors = alias(users, 'actor');
const targets = alias(users, 'target');

/** Newest first. Names come from the accounts as they are today; of a deleted one only the id is left. */
export async function listAudit(ctx: DomainContext, query: AdminAuditQuery): Promise<AdminAuditOutput> {
  const end = query.cursor === undefined ? null : decodeCursor(query.cursor);
  const rows = await ctx.db
    .select({ entry: auditEntries, actorEmail: actors.email, targetEmail: targets.email })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(targets, eq(targets.id, auditEntries.targetUserId))
    .where(
      and(
        query.action === undefined ? undefined : eq(auditEntries.action, query.action),
        query.targetUserId === undefined ? undefined : eq(auditEntries.targetUserId, query.targetUserId),
        end === null
          ? undefined
          : sql`(${auditEntries.at}, ${auditEntries.id}) < (${end.at.toISOString()}::timestamptz, ${end.id})`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1)?.entry;
  return {
    entries: page.map(({ entry, actorEmail, targetEmail }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      action: entry.action,
      actorEmail,
      targetUserId: entry.targetUserId,
      targetEmail,
      before: entry.before,
      after: entry.after,
      ip: entry.ip,
    })),
    nextCursor: rows.length > page.length && last ? encodeCursor(last) : null,
  };
}
