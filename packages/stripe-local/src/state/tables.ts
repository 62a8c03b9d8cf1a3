import type Stripe from 'stripe';

/** What the hosted page shows and Stripe keeps apart from the session object. */
export interface LineItem {
  name: string;
  description: string | null;
  quantity: number;
  unitAmount: number;
}

/** A session, with what Stripe knows of it but does not print in the object. */
export interface SessionNotes {
  id: string;
  lineItems: LineItem[];
  paymentIntent: {
    description: string | null;
    metadata: Record<string, string>;
    receiptEmail: string | null;
  };
}

/** One webhook message on its way. `dropped` is one that a fault or a button lost on purpose. */
export interface Delivery {
  id: string;
  eventId: string;
  status: 'pending' | 'delivered' | 'abandoned' | 'dropped';
  attempts: number;
  /** Milliseconds. */
  dueAt: number;
  createdAt: number;
}

/** The answer first given to an Idempotency-Key; kept for a day, as Stripe does. */
export interface KeptAnswer {
  id: string;
  method: string;
  path: string;
  paramsHash: string;
  status: number;
  body: unknown;
  /** Milliseconds. */
  createdAt: number;
}

export interface Tables {
  sessions: Stripe.Checkout.Session;
  sessionNotes: SessionNotes;
  paymentIntents: Stripe.PaymentIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  events: Stripe.Event;
  deliveries: Delivery;
  keptAnswers: KeptAnswer;
}

export type TableName = keyof Tables;

/** One row written whole. Rows are replaced, never patched, so replaying a journal twice is harmless. */
export type Put = { [Name in TableName]: { table: Name; row: Tables[Name] } }[TableName];

export const TABLE_NAMES = [
  'sessions',
  'sessionNotes',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'events',
  'deliveries',
  'keptAnswers',
] as const satisfies readonly TableName[];

/** Shorthand that keeps the table and its row type together. */
export function put<Name extends TableName>(table: Name, row: Tables[Name]): Put {
  return { table, row } as Put;
}
