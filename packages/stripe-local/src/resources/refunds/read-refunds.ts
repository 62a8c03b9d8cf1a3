import { noSuch } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import { listRows } from '#resources/list-rows.ts';

/** GET /v1/refunds/:id */
export function retrieveRefund({ id, state }: Call): Outcome {
  const refund = state.get('refunds', id);
  if (!refund) throw noSuch('refund', id, 'id', true);
  return { body: refund };
}

/** GET /v1/refunds, by charge, intent and time. */
export function listRefunds({ params, state }: Call): Outcome {
  const charge = params.text('charge');
  const intent = params.text('payment_intent');
  const rows = state
    .newestFirst('refunds')
    .filter((refund) => charge === undefined || refund.charge === charge)
    .filter((refund) => intent === undefined || refund.payment_intent === intent);
  return { body: listRows('/v1/refunds', rows, params) };
}
