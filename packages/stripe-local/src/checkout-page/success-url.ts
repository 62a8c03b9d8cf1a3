import type Stripe from 'stripe';

/** The shop's success_url with the session's id filled in where it asked for it. */
export function successUrl(session: Stripe.Checkout.Session): string {
  return session.success_url!.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
