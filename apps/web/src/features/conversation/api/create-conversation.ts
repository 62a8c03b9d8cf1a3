import { type StartConversationInput, StartConversationOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** Asks the server for a conversation and the single-use way into it. */
export function createConversation(
  input: StartConversationInput,
  signal?: AbortSignal,
): Promise<StartConversationOutput> {
  return callApi('/api/conversations', {
    method: 'POST',
    body: input,
    output: StartConversationOutput,
    signal,
  });
}
