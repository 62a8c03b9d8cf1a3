import { UserSessionsOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function getUsage(signal?: AbortSignal): Promise<UserSessionsOutput> {
  return callApi('/api/user/sessions', { output: UserSessionsOutput, signal });
}

export const usageQueryOptions = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => getUsage(signal),
});

export function useUsage() {
  return useQuery(usageQueryOptions);
}
