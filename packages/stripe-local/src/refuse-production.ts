/** Throws in production: a checkout that anyone can pass for free must never meet a real customer. */
export function refuseProduction(nodeEnv: string | undefined): void {
  if (nodeEnv !== 'production') return;
  throw new Error(
    'stripe-local takes no real money and does not start with NODE_ENV=production. ' +
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to use Stripe.',
  );
}

/** Throws unless the key is a Stripe test key, so that a live key can never be typed in here by mistake. */
export function requireTestKey(secretKey: string): void {
  if (!secretKey.startsWith('sk_test_')) {
    throw new Error('stripe-local accepts only a test key: secretKey must start with sk_test_');
  }
}
