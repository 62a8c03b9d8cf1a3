import { MessageOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function verifyEmail(token: string): Promise<MessageOutput> {
  return callApi('/api/auth/verify-email', { method: 'POST', body: { token }, output: MessageOutput });
}

/** A question asked once: the token is used up by the first answer, so nothing may ask again. */
function getVerifyEmailQueryOptions(token: string) {
  return queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}

export function useVerifyEmail(token: string) {
  return useQuery(getVerifyEmailQueryOptions(token));
}
