import type Stripe from 'stripe';
import { noSuch } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import { listRows } from '#resources/list-rows.ts';
import type { State } from '#state/state.ts';

/** GET /v1/disputes/:id */
export function retrieveDispute({ id, state }: Call): Outcome {
  return { body: requireDispute(state, id) };
}

/** GET /v1/disputes, by charge, intent and time. */
export function listDisputes({ params, state }: Call): Outcome {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  const rows = state
    .newestFirst('disputes')
    .filter((dispute) => charge === undefined || dispute.charge === charge)
    .filter((dispute) => intent === undefined || dispute.payment_intent === intent);
  return { body: listRows('/v1/disputes', rows, params) };
}

/** @throws ApiError 404 */
export function requireDispute(state: State, id: string): Stripe.Dispute {
  const dispute = state.get('disputes', id);
  if (!dispute) throw noSuch('dispute', id, 'dispute', true);
  return dispute;
}
