import { AdminUserDetailOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

function getUser(id: string, signal?: AbortSignal): Promise<AdminUserDetailOutput> {
  return callApi(`/api/admin/users/${encodeURIComponent(id)}`, { output: AdminUserDetailOutput, signal });
}

function getUserQueryOptions(id: string) {
  return queryOptions({
    queryKey: [...adminKey, 'user', id],
    queryFn: ({ signal }) => getUser(id, signal),
    refetchOnMount: 'always',
  });
}

export function useUser(id: string) {
  return useQuery(getUserQueryOptions(id));
}
