import { ConversationOutput } from '@rightseat/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const ASK_EVERY_MS = 500;

/** The server promises the written debrief within 2 s of the end; five times that is a fault. */
export const GIVE_UP_AFTER_MS = 10_000;

function getConversation(id: string, signal?: AbortSignal): Promise<ConversationOutput> {
  return callApi(`/api/conversations/${encodeURIComponent(id)}`, { output: ConversationOutput, signal });
}

/** The record of any conversation of the caller's own; not asked for before it is the caller's. */
export function useConversationRecord(id: string, isOwn = true) {
  return useQuery({
    queryKey: ['conversations', id],
    enabled: isOwn,
    queryFn: ({ signal }) => getConversation(id, signal),
  });
}

function getEndedConversationQueryOptions(id: string, since: number) {
  return queryOptions({
    queryKey: ['conversations', id],
    queryFn: ({ signal }) => getConversation(id, signal),
    refetchInterval: ({ state }) => {
      if (state.data?.debrief || state.status === 'error') return false;
      return Date.now() - since < GIVE_UP_AFTER_MS ? ASK_EVERY_MS : false;
    },
  });
}

/**
 * The record of a conversation that has just ended, asked for until its debrief is written.
 * @param since when the conversation ended, in epoch milliseconds
 */
export function useEndedConversation(id: string, since: number) {
  return useQuery(getEndedConversationQueryOptions(id, since));
}
