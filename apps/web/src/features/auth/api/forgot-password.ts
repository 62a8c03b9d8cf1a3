import { type ForgotPasswordInput, MessageOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function forgotPassword(input: ForgotPasswordInput): Promise<MessageOutput> {
  return callApi('/api/auth/forgot-password', { method: 'POST', body: input, output: MessageOutput });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: forgotPassword });
}
