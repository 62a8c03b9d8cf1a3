import { AdminHealthOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

/** Often enough to watch a drill go, seldom enough to cost nothing. */
const EVERY_MS = 10_000;

function getHealth(signal?: AbortSignal): Promise<AdminHealthOutput> {
  return callApi('/api/admin/health', { output: AdminHealthOutput, signal });
}

const healthQueryOptions = queryOptions({
  queryKey: [...adminKey, 'health'],
  queryFn: ({ signal }) => getHealth(signal),
  refetchInterval: EVERY_MS,
  refetchOnMount: 'always',
});

export function useHealth() {
  return useQuery(healthQueryOptions);
}
