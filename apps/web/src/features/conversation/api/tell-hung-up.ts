import { EndConversationOutput, type HungUpInput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** Says that a line is down which our server does not hold, and cannot see go. */
export function tellHungUp(id: string, input: HungUpInput): Promise<EndConversationOutput> {
  return callApi(`/api/conversations/${encodeURIComponent(id)}/hung-up`, {
    method: 'POST',
    body: input,
    output: EndConversationOutput,
    keepalive: true,
  });
}
