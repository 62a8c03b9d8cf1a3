import type { Reconciliation } from '#domain/billing/reconcile-payments.ts';

/** Somebody who is signed in. */
export interface Account {
  id: string;
  email: string;
  cookie: string;
}

export type ToShop = { ask: 'accounts'; count: number } | { ask: 'settle' } | { ask: 'end' };

export type FromShop =
  | { tells: 'ready' }
  | { tells: 'accounts'; accounts: Account[] }
  | { tells: 'settled'; result: Reconciliation };
