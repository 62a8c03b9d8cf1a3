import { AccountSecurityOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function getSecurity(signal?: AbortSignal): Promise<AccountSecurityOutput> {
  return callApi('/api/account/security', { output: AccountSecurityOutput, signal });
}

export const securityQueryOptions = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => getSecurity(signal),
});

export function useSecurity() {
  return useQuery(securityQueryOptions);
}
