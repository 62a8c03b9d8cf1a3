import { SubscriptionOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function getSubscription(signal?: AbortSignal): Promise<SubscriptionOutput> {
  return callApi('/api/user/subscription', { output: SubscriptionOutput, signal });
}

export const subscriptionQueryOptions = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => getSubscription(signal),
});

/** For pages that visitors see too: of them the server would only say that nobody is signed in. */
export function useSubscriptionOf(isSignedIn: boolean) {
  return useQuery({ ...subscriptionQueryOptions, enabled: isSignedIn });
}

export function useSubscription() {
  return useQuery(subscriptionQueryOptions);
}

/** For pages that open by it: asked anew on every visit, never taken from the cache. */
export function useFreshSubscription() {
  return useQuery({ ...subscriptionQueryOptions, refetchOnMount: 'always' });
}
