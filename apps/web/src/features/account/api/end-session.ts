import { MessageOutput } from '@rightseat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { sessionsQueryOptions } from './get-sessions.ts';

function endSession(id: string): Promise<MessageOutput> {
  return callApi(`/api/account/sessions/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    output: MessageOutput,
  });
}

export function useEndSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    // Also after a failure: the session may have ended by itself.
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
  });
}
