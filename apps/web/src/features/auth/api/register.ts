import { MessageOutput, type RegisterInput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

function register(input: RegisterInput): Promise<MessageOutput> {
  return callApi('/api/auth/register', { method: 'POST', body: input, output: MessageOutput });
}

export function useRegister() {
  return useMutation({ mutationFn: register });
}
