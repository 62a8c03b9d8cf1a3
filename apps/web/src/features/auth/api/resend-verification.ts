import { MessageOutput, type ResendVerificationInput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function resendVerification(input: ResendVerificationInput): Promise<MessageOutput> {
  return callApi('/api/auth/resend-verification', { method: 'POST', body: input, output: MessageOutput });
}

export function useResendVerification() {
  return useMutation({ mutationFn: resendVerification });
}
