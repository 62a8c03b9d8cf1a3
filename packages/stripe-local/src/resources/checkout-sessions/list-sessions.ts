import type { Call, Outcome } from '#http/call.ts';
import { listRows } from '#resources/list-rows.ts';

/** GET /v1/checkout/sessions, by status, intent, buyer's e-mail and time. */
export function listSessions({ params, state }: Call): Outcome {
  const status = params.oneOf('status', ['open', 'complete', 'expired']);
  const paymentIntent = params.text('payment_intent');
  const email = params.object('customer_details')?.requiredText('email');
  const rows = state
    .newestFirst('sessions')
    .filter((session) => status === undefined || session.status === status)
    .filter((session) => paymentIntent === undefined || session.payment_intent === paymentIntent)
    .filter((session) => email === undefined || session.customer_details?.email === email);
  return { body: listRows('/v1/checkout/sessions', rows, params) };
}
