import { type AdminDaysInput, MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function extendSubscription(input: AdminDaysInput): Promise<MessageOutput> {
  return callApi('/api/admin/extend-subscription', { method: 'POST', body: input, output: MessageOutput });
}
