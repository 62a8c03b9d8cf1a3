import type Stripe from 'stripe';
import { noSuch } from '#http/api-error.ts';
import type { Call, Outcome } from '#http/call.ts';
import type { State } from '#state/state.ts';

/** GET /v1/checkout/sessions/:id */
export function retrieveSession({ id, state }: Call): Outcome {
  return { body: requireSession(state, id) };
}

/** @throws ApiError 404 */
export function requireSession(state: State, id: string): Stripe.Checkout.Session {
  const session = state.get('sessions', id);
  if (!session) throw noSuch('checkout.session', id, 'session', true);
  return session;
}
