import { Stripe } from 'stripe';

/** The SDK's own signing, so that what we send is what its `constructEvent` expects. The key is never used. */
const { webhooks } = new Stripe('sk_test_signing_only', { telemetry: false });

/**
 * Posts one signed event. Resolves to the receiver's status.
 * @throws when there was no answer before the signal.
 */
export async function sendWebhook(
  to: { url: string; secret: string },
  event: Stripe.Event,
  now: number,
  signal: AbortSignal,
): Promise<number> {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(now / 1000);
  const answer = await fetch(to.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': webhooks.generateTestHeaderString({ payload, secret: to.secret, timestamp }),
      'user-agent': 'Stripe/1.0 (stripe-local)',
    },
    body: payload,
    // Stripe does not follow a redirect, it counts it as a failure.
    redirect: 'manual',
    signal,
  });
  await answer.body?.cancel();
  return answer.status;
}
