import type Stripe from 'stripe';
import { invalidParam, noSuch, refused } from '#http/api-error.ts';
import { type Call, type Outcome, seconds } from '#http/call.ts';
import type { Params } from '#http/params.ts';
import { newId } from '#objects/ids.ts';
import { buildRefund } from '#objects/refund.ts';
import type { State } from '#state/state.ts';
import { put } from '#state/tables.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** POST /v1/refunds: the whole rest of the charge, or `amount` of it. */
export function createRefund({ params, state, now, announce }: Call): Outcome {
  const charge = findCharge(params, state);
  const amount = params.integer('amount');
  const reason = params.oneOf('reason', REASONS) ?? null;
  const metadata = params.metadata();
  params.finish();

  const left = charge.amount_captured - charge.amount_refunded;
  requireRefundable(charge, left);
  const refund = buildRefund({
    id: newId('re'),
    created: seconds(now),
    amount: checkAmount(amount ?? left, left),
    charge,
    reason,
    metadata,
  });
  const refunded = addRefund(charge, refund);
  return {
    body: refund,
    puts: [
      put('refunds', refund),
      put('charges', refunded),
      ...announce('refund.created', refund),
      ...announce('charge.refunded', refunded),
    ],
  };
}

function findCharge(params: Params, state: State): Stripe.Charge {
  const chargeId = params.text('charge');
  const intentId = params.text('payment_intent');
  if ((chargeId === undefined) === (intentId === undefined)) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    throw invalidParam(chargeId ? 'parameters_exclusive' : 'parameter_missing', message);
  }
  const intent = intentId === undefined ? undefined : state.get('paymentIntents', intentId);
  if (intentId !== undefined && !intent) throw noSuch('payment_intent', intentId, 'payment_intent', false);
  const id = chargeId ?? String(intent?.latest_charge ?? '');
  const charge = state.get('charges', id);
  if (!charge && intent) {
    const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
    throw refused('payment_intent_unexpected_state', message, 'payment_intent');
  }
  if (!charge) throw noSuch('charge', id, 'charge', false);
  return charge;
}

function requireRefundable(charge: Stripe.Charge, left: number): void {
  if (charge.status !== 'succeeded') {
    throw refused('charge_not_refundable', `Charge ${charge.id} was not paid and cannot be refunded.`);
  }
  if (left === 0) throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  if (charge.disputed) {
    throw refused('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`);
  }
}

function checkAmount(amount: number, left: number): number {
  if (amount < 1) throw invalidParam('parameter_invalid_integer', 'Invalid positive integer', 'amount');
  if (amount <= left) return amount;
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  throw refused(
    'amount_too_large',
    `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
    'amount',
  );
}

function addRefund(charge: Stripe.Charge, refund: Stripe.Refund): Stripe.Charge {
  const total = charge.amount_refunded + refund.amount;
  const list = charge.refunds!;
  return {
    ...charge,
    amount_refunded: total,
    refunded: total === charge.amount_captured,
    refunds: { ...list, data: [refund, ...list.data] },
  };
}
