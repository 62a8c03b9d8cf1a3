import type { User } from '@rightseat/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';
import type { DomainContext } from '#domain/context.ts';
import { type Origin, recordSecurityEvent } from '#domain/security-event/record-security-event.ts';
import { startSession } from './start-session.ts';

/** Where somebody signs in, and whether this device has signed in to the account before. */
export interface SignInOrigin extends Origin {
  isKnownDevice: boolean;
}

export interface SignedIn {
  user: User;
  token: string;
  hasSecondFactor: boolean;
}

/**
 * Opens a session for who has shown all that is asked. Null when the account has changed meanwhile: locked, or another
 * password than the one that was checked. A reset in between has ended all sessions, and must not be outlived by this
 * one; the row lock makes one wait for the other. Call it in a transaction.
 */
export async function openSession(
  ctx: DomainContext,
  checked: { id: string; passwordHash?: string },
  origin: SignInOrigin,
): Promise<SignedIn | null> {
  const { id, passwordHash } = checked;
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.id, id),
        isNull(users.lockedAt),
        isNotNull(users.emailVerifiedAt),
        passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash),
      ),
    )
    .for('share');
  if (!row) return null;
  const { token } = await startSession(ctx, id, origin);
  if (!origin.isKnownDevice) await recordSecurityEvent(ctx, 'new-device', id, origin);
  if (row.isAdmin) await writeAudit(ctx, { id, ip: origin.ip }, { action: 'admin.signed-in' });
  const user = { id, name: row.name, email: row.email, isAdmin: row.isAdmin };
  return { user, token, hasSecondFactor: row.secondFactorAt !== null };
}
