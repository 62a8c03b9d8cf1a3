import { MessageOutput, type ResetPasswordInput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function resetPassword(input: ResetPasswordInput): Promise<MessageOutput> {
  return callApi('/api/auth/reset-password', { method: 'POST', body: input, output: MessageOutput });
}

export function useResetPassword() {
  return useMutation({ mutationFn: resetPassword });
}
