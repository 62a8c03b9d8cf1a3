import { SessionListOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function getSessions(signal?: AbortSignal): Promise<SessionListOutput> {
  return callApi('/api/account/sessions', { output: SessionListOutput, signal });
}

export const sessionsQueryOptions = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => getSessions(signal),
});

export function useSessions() {
  return useQuery(sessionsQueryOptions);
}
