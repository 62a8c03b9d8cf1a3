import type Stripe from 'stripe';

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>;

/**
 * Stripe's SDK tries again after 409 and 500, with waits and one idempotency key, but not after 429 unless Stripe
 * asks for it in a header. A busy second must not cost a buyer the checkout: here every 429 asks, if Stripe's own
 * does not say no.
 */
export function retryWhenBusy(client: HttpClient): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    async makeRequest(...request) {
      const response = await client.makeRequest(...request);
      if (response.getStatusCode() !== 429) return response;
      const headers = { 'stripe-should-retry': 'true', ...response.getHeaders() };
      return Object.assign(response, { getHeaders: () => headers });
    },
  };
}
