import type Stripe from 'stripe';
import { type Call, seconds, type WebhookPlan } from '#http/call.ts';
import { buildCharge } from '#objects/charge.ts';
import { customerDetails } from '#objects/checkout-session.ts';
import { newId } from '#objects/ids.ts';
import { buildPaymentIntent } from '#objects/payment-intent.ts';
import { type Put, put } from '#state/tables.ts';

type Session = Stripe.Checkout.Session;
type Deps = Pick<Call, 'state' | 'now' | 'announce' | 'publicBaseUrl'>;

/** The card was good: charge, intent and session become paid together, and three events say so. */
export function paySession(deps: Deps, session: Session, email: string, plan: WebhookPlan = 'once'): Put[] {
  const { charge, intent } = attempt(deps, session, email, false);
  const complete = completeSession(session, email, intent.id, 'paid');
  return [
    put('charges', charge),
    put('paymentIntents', intent),
    put('sessions', complete),
    ...deps.announce('charge.succeeded', charge, plan),
    ...deps.announce('payment_intent.succeeded', intent, plan),
    ...deps.announce('checkout.session.completed', complete, plan),
  ];
}

/** The bank said no: the session stays open for another try, with the same intent. */
export function declineSession(deps: Deps, session: Session, email: string): Put[] {
  const { charge, intent } = attempt(deps, session, email, true);
  return [
    put('charges', charge),
    put('paymentIntents', intent),
    put('sessions', { ...session, payment_intent: intent.id }),
    ...deps.announce('charge.failed', charge),
    ...deps.announce('payment_intent.payment_failed', intent),
  ];
}

/** The buyer confirmed a slow way of paying: the session is complete, the money still on its way. */
export function startSlowPayment(deps: Deps, session: Session, email: string): Put[] {
  const intent: Stripe.PaymentIntent = { ...intentOf(deps, session), status: 'processing' };
  const complete = completeSession(session, email, intent.id, 'unpaid');
  return [
    put('paymentIntents', intent),
    put('sessions', complete),
    ...deps.announce('checkout.session.completed', complete),
  ];
}

/** The slow payment arrived, or did not. */
export function settleSlowPayment(deps: Deps, session: Session, arrived: boolean): Put[] {
  const email = session.customer_details?.email ?? '';
  const { charge, intent } = attempt(deps, session, email, !arrived);
  const settled: Session = { ...session, payment_status: arrived ? 'paid' : 'unpaid' };
  const type = arrived ? 'succeeded' : 'failed';
  return [
    put('charges', charge),
    put('paymentIntents', intent),
    put('sessions', settled),
    ...deps.announce(`charge.${type}`, charge),
    ...deps.announce(`checkout.session.async_payment_${type}`, settled),
  ];
}

function intentOf({ state, now }: Deps, session: Session): Stripe.PaymentIntent {
  const existing = state.get('paymentIntents', String(session.payment_intent));
  if (existing) return existing;
  const { amount_total, currency } = session;
  const notes = state.get('sessionNotes', session.id)!.paymentIntent;
  const created = seconds(now);
  return buildPaymentIntent({
    id: newId('pi'),
    created,
    amount: amount_total!,
    currency: currency!,
    ...notes,
  });
}

function attempt(deps: Deps, session: Session, email: string, declined: boolean) {
  const intent = intentOf(deps, session);
  const id = newId('ch');
  const charge = buildCharge({
    id,
    created: seconds(deps.now),
    amount: intent.amount,
    currency: intent.currency,
    email,
    paymentIntentId: intent.id,
    description: intent.description,
    metadata: intent.metadata,
    receiptEmail: intent.receipt_email,
    receiptUrl: `${deps.publicBaseUrl}/receipts/${id}`,
    declined,
  });
  return {
    charge,
    intent: { ...intent, latest_charge: id, ...(declined ? afterDecline(charge) : afterSuccess(charge)) },
  };
}

function afterSuccess(charge: Stripe.Charge) {
  return {
    amount_received: charge.amount,
    last_payment_error: null,
    payment_method: charge.payment_method,
    status: 'succeeded',
  } satisfies Partial<Stripe.PaymentIntent>;
}

function afterDecline(charge: Stripe.Charge) {
  return {
    last_payment_error: {
      charge: charge.id,
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      type: 'card_error',
    },
    status: 'requires_payment_method',
  } satisfies Partial<Stripe.PaymentIntent>;
}

function completeSession(
  session: Session,
  email: string,
  intentId: string,
  payment: 'paid' | 'unpaid',
): Session {
  return {
    ...session,
    customer_details: customerDetails(email),
    payment_intent: intentId,
    payment_status: payment,
    status: 'complete',
    url: null,
  };
}
