import { EndConversationOutput, type HungUpInput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** Says that the line of a hosted voice is down: our server does not hold it and cannot see that. */
export function tellHungUp(id: string, input: HungUpInput): Promise<EndConversationOutput> {
  return callApi(`/api/conversations/${encodeURIComponent(id)}/hung-up`, {
    method: 'POST',
    body: input,
    output: EndConversationOutput,
    keepalive: true,
  });
}
