import { AdminStatsOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

function getStats(signal?: AbortSignal): Promise<AdminStatsOutput> {
  return callApi('/api/admin/stats', { output: AdminStatsOutput, signal });
}

const statsQueryOptions = queryOptions({
  queryKey: [...adminKey, 'stats'],
  queryFn: ({ signal }) => getStats(signal),
  refetchOnMount: 'always',
});

export function useStats() {
  return useQuery(statsQueryOptions);
}
