import { AdminRevenueOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

function getRevenue(signal?: AbortSignal): Promise<AdminRevenueOutput> {
  return callApi('/api/admin/revenue', { output: AdminRevenueOutput, signal });
}

const revenueQueryOptions = queryOptions({
  queryKey: [...adminKey, 'revenue'],
  queryFn: ({ signal }) => getRevenue(signal),
});

export function useRevenue() {
  return useQuery(revenueQueryOptions);
}
