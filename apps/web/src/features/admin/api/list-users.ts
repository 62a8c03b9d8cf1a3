import { AdminUsersOutput } from '@rightseat/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

type UsersPage = {
  /** A substring of e-mail or name. */
  q: string;
  /** Where the page before ended; null for the first. */
  cursor: string | null;
};

function listUsers({ q, cursor }: UsersPage, signal?: AbortSignal): Promise<AdminUsersOutput> {
  const query = new URLSearchParams({ ...(q && { q }), ...(cursor !== null && { cursor }) });
  return callApi(`/api/admin/users?${query}`, { output: AdminUsersOutput, signal });
}

function getUsersQueryOptions(page: UsersPage) {
  return queryOptions({
    queryKey: [...adminKey, 'users', page],
    queryFn: ({ signal }) => listUsers(page, signal),
    // The old rows stay until the new ones are there: a table that empties with every letter is hard to read.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useUsers(page: UsersPage) {
  return useQuery(getUsersQueryOptions(page));
}
