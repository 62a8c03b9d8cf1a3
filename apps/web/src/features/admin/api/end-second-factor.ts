import { type AdminEndSecondFactorInput, MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function endSecondFactor(userId: string, body: AdminEndSecondFactorInput): Promise<MessageOutput> {
  return callApi(`/api/admin/users/${encodeURIComponent(userId)}/second-factor/end`, {
    method: 'POST',
    body,
    output: MessageOutput,
  });
}
