import { RetestOutput } from '@rightseat/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

/** What a retest of one of the pilot's sessions covers. */
export function useRetest(conversationId: string) {
  return useQuery({
    queryKey: ['retest', conversationId],
    queryFn: ({ signal }) =>
      callApi(`/api/conversations/${encodeURIComponent(conversationId)}/retest`, {
        output: RetestOutput,
        signal,
      }),
    retry: false,
  });
}
