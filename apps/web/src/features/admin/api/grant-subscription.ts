import { type AdminDaysInput, MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function grantSubscription(input: AdminDaysInput): Promise<MessageOutput> {
  return callApi('/api/admin/grant-subscription', { method: 'POST', body: input, output: MessageOutput });
}
