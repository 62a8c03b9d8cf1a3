import { noSuch } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import { listRows } from '#resources/list-rows.ts';

/** GET /v1/charges/:id */
export function retrieveCharge({ id, state }: Call): Outcome {
  const charge = state.get('charges', id);
  if (!charge) throw noSuch('charge', id, 'id', true);
  return { body: charge };
}

/** GET /v1/charges, by intent and time. */
export function listCharges({ params, state }: Call): Outcome {
  const intent = params.text('payment_intent');
  const rows = state
    .newestFirst('charges')
    .filter((charge) => intent === undefined || charge.payment_intent === intent);
  return { body: listRows('/v1/charges', rows, params) };
}
