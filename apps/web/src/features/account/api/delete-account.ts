import { type DeleteAccountInput, MessageOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { paths } from '#config/paths.ts';
import { callApi } from '#lib/api-client.ts';

function deleteAccount(input: DeleteAccountInput): Promise<MessageOutput> {
  return callApi('/api/account/delete', { method: 'POST', body: input, output: MessageOutput });
}

/** Starts the page afresh, so that nothing of the deleted account stays in memory. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => window.location.assign(paths.home),
  });
}
