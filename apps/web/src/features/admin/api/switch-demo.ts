import { MessageOutput, type SwitchDemoInput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

export function switchDemo(input: SwitchDemoInput): Promise<MessageOutput> {
  return callApi('/api/admin/demo-switch', { method: 'POST', body: input, output: MessageOutput });
}
