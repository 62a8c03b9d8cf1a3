import { type ChangePasswordInput, MessageOutput } from '@rightseat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { sessionsQueryOptions } from './get-sessions.ts';

function changePassword(input: ChangePasswordInput): Promise<MessageOutput> {
  return callApi('/api/account/change-password', { method: 'POST', body: input, output: MessageOutput });
}

/** Ends every other session, so the list of them is read again. */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    onSuccess: () => cache.invalidateQueries({ queryKey: sessionsQueryOptions.queryKey }),
  });
}
