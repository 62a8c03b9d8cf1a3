import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { dropChallenges } from '#domain/account/session/auth-challenge.ts';
import { endAllSessions } from '#domain/account/session/end-sessions.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { requestEndOfAll } from '#domain/conversation/request-end.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { BY_ADMINISTRATOR, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';

interface ChangeUserInput {
  userId: string;
  isAdmin?: boolean;
  locked?: boolean;
}

/** Gives or takes the admin flag, locks or unlocks. Throws not_found, conflict for the last admin. */
export async function changeUser(
  ctx: DomainContext,
  actor: AdminActor,
  input: ChangeUserInput,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    // All admins are locked, in one order: of two admins who remove each other one stays.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.isAdmin, true))
      .orderBy(users.id)
      .for('update');
    const [user] = await tx.select().from(users).where(eq(users.id, input.userId)).for('update');
    if (!user) throw notFound('There is no such user.');
    const isAdmin = input.isAdmin ?? user.isAdmin;
    const locked = input.locked ?? user.lockedAt !== null;
    if (user.isAdmin && (!isAdmin || locked)) await requireAnotherAdmin(inside, user.id);
    if (isAdmin !== user.isAdmin) {
      await tx.update(users).set({ isAdmin }).where(eq(users.id, user.id));
      await writeAudit(inside, actor, {
        action: 'user.admin-changed',
        targetUserId: user.id,
        before: { isAdmin: user.isAdmin },
        after: { isAdmin },
      });
    }
    if (locked !== (user.lockedAt !== null)) {
      await tx
        .update(users)
        .set({ lockedAt: locked ? ctx.clock.now() : null })
        .where(eq(users.id, user.id));
      if (locked) {
        await endAllSessions(inside, user.id);
        await requestEndOfAll(inside, user.id);
        await dropChallenges(inside, user.id);
      }
      await recordSecurityEvent(inside, locked ? 'locked' : 'unlocked', user.id, BY_ADMINISTRATOR);
      await writeAudit(inside, actor, {
        action: 'user.lock-changed',
        targetUserId: user.id,
        before: { locked: user.lockedAt !== null },
        after: { locked },
      });
    }
  });
}

async function requireAnotherAdmin(ctx: DomainContext, userId: string): Promise<void> {
  const [row] = await ctx.db
    .select({ others: sql<number>`count(*)::int` })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.lockedAt), ne(users.id, userId)));
  if ((row?.others ?? 0) === 0) throw conflict('This is the last admin. Make somebody else an admin first.');
}
