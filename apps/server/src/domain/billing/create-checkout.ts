import type { DomainContext } from '#domain/context.ts';
import { invalidInput, providerUnavailable } from '#domain/errors.ts';
import { AddressRefused, type Payments } from '#gateways/payments.ts';
import { purchasePlace } from '#tracing/purchase-place.ts';
import { plan } from './plan.ts';

export interface Buyer {
  /** The address of the account when there is one; null lets the checkout ask. */
  email: string | null;
  userId: string | null;
}

/**
 * Opens a checkout at the provider. `origin` is where the browser is and comes back to.
 * Throws provider_unavailable with the words for the buyer, and invalid_input for an address that is none.
 */
export async function createCheckout(
  ctx: DomainContext,
  payments: Payments,
  buyer: Buyer,
  origin: string,
): Promise<{ sessionId: string; url: string }> {
  const startedAtMs = performance.now();
  try {
    const checkout = await payments.createCheckout({
      name: `${ctx.config.appName}: ${plan.name}`,
      description: plan.description,
      amountCents: plan.priceCents,
      currency: plan.currency,
      metadata: plan.metadata,
      ...buyer,
      successUrl: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/pricing?checkout=cancelled`,
    });
    const step = { name: 'purchase', startedAtMs, endedAtMs: performance.now() };
    ctx.spans.begin(step, purchasePlace(checkout.sessionId));
    return checkout;
  } catch (error) {
    if (error instanceof AddressRefused) throw invalidInput('Please enter a valid e-mail address.');
    throw providerUnavailable('Failed to create checkout session. Please try again.', error);
  }
}
