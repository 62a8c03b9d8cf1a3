import { AdminAuditOutput } from '@rightseat/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { adminKey } from './admin-key.ts';

/** Null leaves a filter out; `cursor` is where the page before ended. */
type AuditPage = { action: string | null; targetUserId: string | null; cursor: string | null };

function listAudit(page: AuditPage, signal?: AbortSignal): Promise<AdminAuditOutput> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(page)) if (value !== null) query.set(name, value);
  return callApi(`/api/admin/audit?${query}`, { output: AdminAuditOutput, signal });
}

function getAuditQueryOptions(page: AuditPage) {
  return queryOptions({
    queryKey: [...adminKey, 'audit', page],
    queryFn: ({ signal }) => listAudit(page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function useAudit(page: AuditPage) {
  return useQuery(getAuditQueryOptions(page));
}
