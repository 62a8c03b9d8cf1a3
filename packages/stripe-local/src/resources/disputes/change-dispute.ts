import type Stripe from 'stripe';
import { noSuch, refused } from '#http/api-error.ts';
import { type Call, type Outcome, seconds } from '#http/call.ts';
import { buildDispute } from '#objects/dispute.ts';
import { newId } from '#objects/ids.ts';
import { requireDispute } from '#resources/disputes/read-disputes.ts';
import { put } from '#state/tables.ts';

/** POST /__test/disputes {charge | payment_intent, reason?}: what at Stripe only a cardholder's bank can do. */
export function openDispute({ params, state, now, announce }: Call): Outcome {
  const intentId = params.text('payment_intent');
  const id =
    params.text('charge') ?? String(state.get('paymentIntents', intentId ?? '')?.latest_charge ?? '');
  const charge = state.get('charges', id);
  if (!charge) throw noSuch('charge', id || (intentId ?? ''), 'charge', false);
  const reason = params.text('reason') ?? 'fraudulent';
  params.finish();
  if (charge.status !== 'succeeded' || charge.disputed) {
    throw refused(
      'charge_disputed',
      `Charge ${charge.id} cannot be disputed: it is unpaid or already disputed.`,
    );
  }
  const dispute = buildDispute(newId('dp'), seconds(now), charge, reason);
  return {
    body: dispute,
    puts: [
      put('disputes', dispute),
      put('charges', { ...charge, disputed: true }),
      ...announce('charge.dispute.created', dispute),
    ],
  };
}

/** POST /__test/disputes/:id/close {status: won | lost}: the bank's verdict. */
export function decideDispute(call: Call): Outcome {
  const status = call.params.oneOf('status', ['won', 'lost']) ?? call.params.requiredText('status');
  return closeDispute(call, status as 'won' | 'lost');
}

/** POST /v1/disputes/:id/close: giving in, which is losing. */
export function concedeDispute(call: Call): Outcome {
  return closeDispute(call, 'lost');
}

function closeDispute({ id, state, announce }: Call, status: 'won' | 'lost'): Outcome {
  const dispute = requireDispute(state, id);
  if (dispute.status !== 'needs_response') {
    throw refused('status_transition_invalid', 'This dispute is already closed.');
  }
  const closed: Stripe.Dispute = { ...dispute, status };
  return { body: closed, puts: [put('disputes', closed), ...announce('charge.dispute.closed', closed)] };
}
