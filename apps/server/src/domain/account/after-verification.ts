import { claimPurchases } from '#domain/billing/claim-purchases.ts';
import type { DomainContext } from '#domain/context.ts';
import type { UserRow } from './find-user.ts';

/** `ctx` holds the transaction that verifies the address; throwing undoes the verification. */
type AfterVerification = (ctx: DomainContext, user: Pick<UserRow, 'id' | 'name' | 'email'>) => Promise<void>;

/** What else happens when an address is proved to be its user's, in this order. One line each. */
export const afterVerification: AfterVerification[] = [claimPurchases];
