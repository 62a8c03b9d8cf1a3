import { type AdminResetPasswordInput, MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function resetPassword(input: AdminResetPasswordInput): Promise<MessageOutput> {
  return callApi('/api/admin/reset-password', { method: 'POST', body: input, output: MessageOutput });
}
