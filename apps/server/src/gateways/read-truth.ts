import type Stripe from 'stripe';
import type { CheckoutTruth, PaymentTruth } from './payments.ts';

/** Says in our words what Stripe says of a session whose payment and charge came along. */
export async function readTruth(stripe: Stripe, session: Stripe.Checkout.Session): Promise<CheckoutTruth> {
  const payment = session.payment_status === 'paid' ? await readPayment(stripe, session) : null;
  return {
    sessionId: session.id,
    state: stateOf(session, payment),
    metadata: session.metadata ?? {},
    userId: session.client_reference_id,
    email: session.customer_details?.email ?? session.customer_email,
    payment,
  };
}

function stateOf(session: Stripe.Checkout.Session, payment: PaymentTruth | null): CheckoutTruth['state'] {
  if (payment) return 'paid';
  if (session.status === 'complete') return 'underway';
  return session.status === 'expired' ? 'expired' : 'open';
}

async function readPayment(stripe: Stripe, session: Stripe.Checkout.Session): Promise<PaymentTruth | null> {
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') return null;
  const charge = intent.latest_charge;
  if (charge === null || typeof charge === 'string' || charge.status !== 'succeeded') return null;
  return {
    paymentId: intent.id,
    amountCents: charge.amount_captured,
    currency: charge.currency,
    paidAt: new Date(charge.created * 1000),
    refundedCents: charge.amount_refunded,
    refunded: charge.refunded,
    dispute: charge.disputed ? await readDispute(stripe, intent.id) : null,
    cardLast4: charge.payment_method_details?.card?.last4 ?? null,
  };
}

/** One lost dispute is a lost payment, whatever became of others. */
export async function readDispute(stripe: Stripe, paymentId: string): Promise<PaymentTruth['dispute']> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: 100 });
  const statuses = data.map((dispute) => dispute.status);
  if (statuses.includes('lost')) return 'lost';
  const closed = ['won', 'warning_closed', 'prevented'];
  return statuses.every((status) => closed.includes(status)) ? 'won' : 'open';
}
