import { VerifyCheckoutOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { rememberPayment } from '../checkout-memory.ts';

async function verifySession(sessionId: string, signal?: AbortSignal): Promise<VerifyCheckoutOutput> {
  const query = new URLSearchParams({ session_id: sessionId });
  const output = await callApi(`/api/verify-session?${query}`, { output: VerifyCheckoutOutput, signal });
  rememberPayment(output);
  return output;
}

function getVerifySessionQueryOptions(sessionId: string) {
  return queryOptions({
    queryKey: ['verify-session', sessionId],
    queryFn: ({ signal }) => verifySession(sessionId, signal),
    enabled: sessionId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useVerifySession(sessionId: string) {
  return useQuery(getVerifySessionQueryOptions(sessionId));
}

/** An answer that could not be had at all is for support; a refusal says why. */
export function verificationMessage(error: unknown): string {
  if (error instanceof ApiError && error.status > 0 && error.code !== 'unreadable') {
    return messageOf(error, 'Payment verification failed');
  }
  return 'Failed to verify payment. Please contact support.';
}
