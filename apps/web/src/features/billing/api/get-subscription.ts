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

export function useSubscription() {
  return useQuery(subscriptionQueryOptions);
}

/** For pages that open by it: asked anew on every visit, never taken from the cache. */
export function useFreshSubscription() {
  return useQuery({ ...subscriptionQueryOptions, refetchOnMount: 'always' });
}
