import type Stripe from 'stripe';
import { refused } from '#http/api-error.ts';
import { type Announce, type Call, type Outcome, seconds } from '#http/call.ts';
import { requireSession } from '#resources/checkout-sessions/retrieve-session.ts';
import type { State } from '#state/state.ts';
import { type Put, put } from '#state/tables.ts';

/** POST /v1/checkout/sessions/:id/expire: only an open session can be expired. */
export function expireSession({ id, state, announce }: Call): Outcome {
  const session = requireSession(state, id);
  if (session.status !== 'open') {
    throw refused(
      'status_transition_invalid',
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
    );
  }
  const { expired, puts } = expire(session, announce);
  return { body: expired, puts };
}

/** The rows that expire every open session whose time has passed. */
export function expireDueSessions(state: State, now: number, announce: Announce): Put[] {
  return state
    .newestFirst('sessions')
    .filter((session) => session.status === 'open' && session.expires_at <= seconds(now))
    .flatMap((session) => expire(session, announce).puts);
}

function expire(session: Stripe.Checkout.Session, announce: Announce) {
  const expired: Stripe.Checkout.Session = { ...session, status: 'expired', url: null };
  return { expired, puts: [put('sessions', expired), ...announce('checkout.session.expired', expired)] };
}
