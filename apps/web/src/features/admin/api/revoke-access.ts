import { type AdminUserInput, MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function revokeAccess(input: AdminUserInput): Promise<MessageOutput> {
  return callApi('/api/admin/revoke-access', { method: 'POST', body: input, output: MessageOutput });
}
