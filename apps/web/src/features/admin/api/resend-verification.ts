import { MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function resendVerification(userId: string): Promise<MessageOutput> {
  return callApi(`/api/admin/users/${encodeURIComponent(userId)}/resend-verification`, {
    method: 'POST',
    output: MessageOutput,
  });
}
