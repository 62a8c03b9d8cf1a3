import { CreateCheckoutOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#lib/api-client.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { readCheckoutEmail } from '../checkout-memory.ts';

async function createCheckoutSession(): Promise<CreateCheckoutOutput> {
  return callApi('/api/create-checkout-session', {
    method: 'POST',
    body: { email: readCheckoutEmail() },
    output: CreateCheckoutOutput,
  });
}

/** On success the browser is on its way to the provider's hosted checkout. */
export function useCheckout() {
  const checkout = useMutation({
    mutationFn: createCheckoutSession,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const { reset } = checkout;
  useEffect(() => {
    // The back button may bring the page back as it was left: busy for ever.
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [reset]);
  return checkout;
}

/** The product's three messages: the server's own, an answer without a session, anything else. */
export function checkoutMessage(error: unknown): string {
  if (error instanceof ApiError && error.code === 'unreadable' && error.status < 400) {
    return 'Failed to create checkout session. Please try again.';
  }
  return messageOf(error, 'Payment failed. Please try again.');
}
