import { ConversationsOutput } from '@rightseat/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function listConversations(cursor: string | null, signal?: AbortSignal): Promise<ConversationsOutput> {
  const query = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
  return callApi(`/api/conversations${query}`, { output: ConversationsOutput, signal });
}

export const conversationsQueryOptions = infiniteQueryOptions({
  queryKey: ['conversations', 'list'],
  queryFn: ({ pageParam, signal }) => listConversations(pageParam, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
});

/** The pilot's past sessions, newest first, a page at a time. */
export function useConversations() {
  return useInfiniteQuery(conversationsQueryOptions);
}
