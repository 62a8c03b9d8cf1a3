import { UserMinutesOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

/** Under the sessions' own key: a session that ends makes both be read again. */
export function useMinutes() {
  return useQuery({
    queryKey: ['usage', 'minutes'],
    queryFn: ({ signal }) => callApi('/api/user/minutes', { output: UserMinutesOutput, signal }),
  });
}
