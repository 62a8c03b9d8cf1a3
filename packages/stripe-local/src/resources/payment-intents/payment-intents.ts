import { noSuch } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import { listRows } from '#resources/list-rows.ts';

/** GET /v1/payment_intents/:id */
export function retrievePaymentIntent({ id, state }: Call): Outcome {
  const intent = state.get('paymentIntents', id);
  if (!intent) throw noSuch('payment_intent', id, 'intent', true);
  return { body: intent };
}

/** GET /v1/payment_intents */
export function listPaymentIntents({ params, state }: Call): Outcome {
  return { body: listRows('/v1/payment_intents', state.newestFirst('paymentIntents'), params) };
}
