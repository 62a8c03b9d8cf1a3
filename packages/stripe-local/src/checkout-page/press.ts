import type Stripe from 'stripe';
import type { Problem } from '#checkout-page/render-open.ts';
import { successUrl } from '#checkout-page/success-url.ts';
import { invalidParam } from '#http/api-error.ts';
import type { WebhookPlan } from '#http/call.ts';
import { declineSession, paySession } from '#payments/pay-session.ts';
import type { Provider } from '#provider.ts';
import { isEmail } from '#resources/is-email.ts';
import type { Put } from '#state/tables.ts';

/** What a pressed button leads to: away from here, or back to the page with a problem. */
type Pressed = { puts: Put[] } & (
  | { goTo: string; status?: never; problem?: never }
  | { goTo: null; status: number; problem: Problem }
);

const PAY_BUTTONS: Record<string, WebhookPlan> = {
  pay: 'once',
  'pay-lose-webhook': 'lost',
  'pay-late-webhook': 'twice-and-late',
};

/** Does what a button of the page says, on an open session. @throws ApiError 400 for a button that is not there. */
export function press(
  provider: Provider,
  session: Stripe.Checkout.Session,
  action: string,
  typed: string,
): Pressed {
  if (action === 'cancel') {
    if (session.cancel_url) return { puts: [], goTo: session.cancel_url };
    return back([], 200, { alert: 'Cancelled. Nothing was charged. You can close this page or still pay.' });
  }
  const plan = Object.hasOwn(PAY_BUTTONS, action) ? PAY_BUTTONS[action] : undefined;
  if (!plan && action !== 'decline') throw invalidParam('parameter_invalid', 'No such button.', 'action');

  const email = session.customer_email ?? typed;
  if (!isEmail(email)) {
    return back([], 422, { email: 'Enter an e-mail address such as pilot@example.com.', typedEmail: typed });
  }
  const deps = provider.dependenciesOf({ id: null, idempotency_key: null });
  if (plan) return { puts: paySession(deps, session, email, plan), goTo: successUrl(session) };
  return back(declineSession(deps, session, email), 402, {
    alert: 'Your card was declined. Nothing was charged. You can try again.',
    typedEmail: typed,
  });
}

function back(puts: Put[], status: number, problem: Problem): Pressed {
  return { puts, goTo: null, status, problem };
}
