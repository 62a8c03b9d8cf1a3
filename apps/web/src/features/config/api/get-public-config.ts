import { PublicConfigOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function getPublicConfig(signal?: AbortSignal): Promise<PublicConfigOutput> {
  return callApi('/api/public-config', { output: PublicConfigOutput, signal });
}

const publicConfigQueryOptions = queryOptions({
  queryKey: ['public-config'],
  queryFn: ({ signal }) => getPublicConfig(signal),
  // It changes only when the server restarts.
  staleTime: Number.POSITIVE_INFINITY,
});

export function usePublicConfig() {
  return useQuery(publicConfigQueryOptions);
}
