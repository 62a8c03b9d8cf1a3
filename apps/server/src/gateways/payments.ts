/** What is bought, for whom, and where the browser goes afterwards. Money is cents. */
export interface CheckoutOrder {
  name: string;
  description: string;
  amountCents: number;
  currency: string;
  /** Null: the checkout asks for it. */
  email: string | null;
  userId: string | null;
  metadata: Record<string, string>;
  /** Holds {CHECKOUT_SESSION_ID}, which the provider fills in. */
  successUrl: string;
  cancelUrl: string;
}

/** What the provider holds to be true of one checkout, now. */
export interface CheckoutTruth {
  sessionId: string;
  /** `underway`: confirmed by the buyer, the money not there (yet). */
  state: 'open' | 'expired' | 'underway' | 'paid';
  metadata: Record<string, string>;
  userId: string | null;
  /** Who paid; null until somebody did. */
  email: string | null;
  payment: PaymentTruth | null;
}

export interface PaymentTruth {
  paymentId: string;
  amountCents: number;
  currency: string;
  paidAt: Date;
  refundedCents: number;
  /** The whole amount went back. */
  refunded: boolean;
  dispute: 'open' | 'won' | 'lost' | null;
  cardLast4: string | null;
}

/** A message of the provider, its signature checked: a doorbell that names what to look at. */
export interface PaymentEvent {
  id: string;
  type: string;
  sessionId: string | null;
  paymentId: string | null;
}

/** The provider does not take the buyer's address. */
export class AddressRefused extends Error {}

/** A message that the provider did not sign, or signed too long ago. */
export class NotSigned extends Error {}

/** The payment provider. Every call may throw when the provider fails; none waits longer than 15 s. */
export interface Payments {
  /** False without keys: every call throws. */
  available: boolean;
  /** Throws AddressRefused. */
  createCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  /** Null for an id that the provider does not know. */
  readCheckout(sessionId: string): Promise<CheckoutTruth | null>;
  /** The checkout that a payment came from. */
  findCheckout(paymentId: string): Promise<string | null>;
  /** The same key never refunds twice. */
  refund(paymentId: string, idempotencyKey: string): Promise<'refunded' | 'already-refunded' | 'disputed'>;
  /** Ids of the paid checkouts that were created since. */
  listCompleteCheckouts(since: Date): AsyncIterable<string>;
  /** Payment ids of refunds and disputes since. */
  listReversals(since: Date): AsyncIterable<string>;
  /** Throws NotSigned unless the provider signed exactly this body, lately. */
  readEvent(body: Buffer, signature: string, now: Date): PaymentEvent;
}
