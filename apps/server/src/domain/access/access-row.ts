import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import { subscriptions } from '#db/schema/index.ts';

export type AccessRow = typeof subscriptions.$inferSelect;

/** Whose access: an account's, or, until that address is verified, whoever reads the mail of an address. */
export type AccessOwner = { userId: string } | { email: string };

export function ownedBy(owner: AccessOwner): SQL | undefined {
  if ('userId' in owner) return eq(subscriptions.userId, owner.userId);
  return and(isNull(subscriptions.userId), eq(subscriptions.email, owner.email));
}

/** Rows that give access at this moment. */
export function givesAccessAt(now: Date): SQL | undefined {
  return and(notOverAt(now), lte(subscriptions.startsAt, now));
}

/** The same of a row at hand. */
export function isGivingAccessAt(row: AccessRow, now: Date): boolean {
  return row.status === 'active' && row.startsAt <= now && row.endsAt > now;
}

/** Rows that give access at this moment or later. */
export function notOverAt(now: Date): SQL | undefined {
  return and(eq(subscriptions.status, 'active'), gt(subscriptions.endsAt, now));
}
