import { UserMinutesOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

/** A session is counted when its record is closed, a moment after the page has hung up. */
const EVERY_MS = 5_000;

/** Under the sessions' own key: a session that ends makes both be read again. */
export function useMinutes() {
  return useQuery({
    queryKey: ['usage', 'minutes'],
    queryFn: ({ signal }) => callApi('/api/user/minutes', { output: UserMinutesOutput, signal }),
    refetchInterval: EVERY_MS,
  });
}
