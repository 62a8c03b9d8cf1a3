import { VerifyEmailOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#lib/api-client.ts';
import { useWelcome } from './use-welcome.ts';

function verifyEmail(token: string): Promise<VerifyEmailOutput> {
  return callApi('/api/auth/verify-email', {
    method: 'POST',
    body: { token, signIn: true },
    output: VerifyEmailOutput,
  });
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

/** Who reads the mail is signed in by its link, where nobody was. */
export function useVerifyEmail(token: string) {
  const verification = useQuery(getVerifyEmailQueryOptions(token));
  const welcome = useWelcome();
  const user = verification.data?.user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; `welcome` is new with every render
  useEffect(() => {
    if (user) welcome({ user });
  }, [user]);
  return verification;
}
