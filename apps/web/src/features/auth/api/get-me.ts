import { type User, UserOutput } from '@rightseat/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { isLogoutOwed, payLogout } from './owed-logout.ts';

/** With what stands beside the user in the answer. */
export type Me = User & Pick<UserOutput, 'secondFactorMissing'>;

export const meOf = ({ user, secondFactorMissing }: UserOutput): Me =>
  secondFactorMissing ? { ...user, secondFactorMissing } : user;

/** Null is an answer here: nobody is signed in. Any other failure throws and leaves what was known. */
async function getMe(signal?: AbortSignal): Promise<Me | null> {
  if (isLogoutOwed()) {
    await payLogout().catch(() => {});
    return null;
  }
  try {
    return meOf(await callApi('/api/auth/me', { output: UserOutput, signal }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const meQueryOptions = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => getMe(signal),
  // A failure counts as anonymous, so the first answer must not wait for retries.
  retry: false,
});

/** The session ended elsewhere: the guard and the header learn it at once, instead of believing what was known. */
export function forgetMe(cache: QueryClient): void {
  if (cache.getQueryData(meQueryOptions.queryKey)) cache.setQueryData(meQueryOptions.queryKey, null);
}

export type Identity = { status: 'loading' } | { status: 'anonymous' } | { status: 'signed-in'; user: Me };

export function useIdentity(): Identity {
  const me = useQuery(meQueryOptions);
  if (me.isPending) return { status: 'loading' };
  return me.data ? { status: 'signed-in', user: me.data } : { status: 'anonymous' };
}
