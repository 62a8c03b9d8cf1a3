import type Stripe from 'stripe';
import { refused } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import { declineSession, paySession, settleSlowPayment, startSlowPayment } from '#payments/pay-session.ts';
import { requireSession } from '#resources/checkout-sessions/retrieve-session.ts';
import type { Put } from '#state/tables.ts';

/**
 * POST /__test/sessions/:id/confirm {outcome, email?, webhook?}: what the buttons of the checkout page do,
 * without the page. `slow` leaves the payment to be settled later.
 */
export function confirmPayment(call: Call): Outcome {
  const { params } = call;
  const session = requireSession(call.state, call.id);
  const outcome = params.oneOf('outcome', ['paid', 'declined', 'slow']) ?? 'paid';
  const plan = params.oneOf('webhook', ['once', 'lost', 'twice-and-late']) ?? 'once';
  // As on the page: an address that the shop gave is fixed.
  const typed = params.text('email') ?? 'pilot@example.com';
  const email = session.customer_email ?? typed;
  params.finish();
  if (session.status !== 'open') throw notNow(session);
  if (outcome === 'declined') return answer(session, declineSession(call, session, email));
  if (outcome === 'slow') return answer(session, startSlowPayment(call, session, email));
  return answer(session, paySession(call, session, email, plan));
}

/** POST /__test/sessions/:id/settle {outcome: succeeded | failed}: the end of a slow payment. */
export function settlePayment(call: Call): Outcome {
  const session = requireSession(call.state, call.id);
  const outcome = call.params.oneOf('outcome', ['succeeded', 'failed']) ?? 'succeeded';
  call.params.finish();
  const intent = call.state.get('paymentIntents', String(session.payment_intent));
  if (intent?.status !== 'processing') throw notNow(session);
  return answer(session, settleSlowPayment(call, session, outcome === 'succeeded'));
}

function answer(session: Stripe.Checkout.Session, puts: Put[]): Outcome {
  const changed = puts.find((put) => put.table === 'sessions' && put.row.id === session.id);
  return { body: changed?.row ?? session, puts };
}

function notNow(session: Stripe.Checkout.Session) {
  return refused(
    'status_transition_invalid',
    `Session ${session.id} is ${session.status} (${session.payment_status}); this cannot be done to it now.`,
  );
}
