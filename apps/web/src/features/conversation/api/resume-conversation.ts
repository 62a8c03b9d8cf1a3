import {
  EndConversationOutput,
  PauseConversationOutput,
  type ResumeConversationInput,
  ResumeConversationOutput,
} from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

const pathOf = (id: string) => `/api/conversations/${encodeURIComponent(id)}`;

/** Asks for the way back into a conversation whose connection was lost. */
export function resumeConversation(
  id: string,
  input: ResumeConversationInput,
): Promise<ResumeConversationOutput> {
  return callApi(`${pathOf(id)}/resume`, { method: 'POST', body: input, output: ResumeConversationOutput });
}

/** Leaves a conversation for now. Said while a page goes too, which is why it outlives the page. */
export function pauseConversation(id: string): Promise<PauseConversationOutput> {
  return callApi(`${pathOf(id)}/pause`, {
    method: 'POST',
    body: {},
    output: PauseConversationOutput,
    keepalive: true,
  });
}

/** Ends a conversation that this page has no line to. */
export function endConversation(id: string): Promise<EndConversationOutput> {
  return callApi(`${pathOf(id)}/end`, {
    method: 'POST',
    body: {},
    output: EndConversationOutput,
    keepalive: true,
  });
}
