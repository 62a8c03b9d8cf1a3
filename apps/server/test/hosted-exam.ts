import { ExamChoice } from '@rightseat/contract';
import { createConversation } from '#domain/conversation/create-conversation.ts';
import { openConversation } from '#domain/conversation/open-conversation.ts';
import { KEY_FIELD, signConversationKey } from '#hosted-voice/exam/conversation-key.ts';
import { hostExam } from '#hosted-voice/exam/host-exam.ts';
import type { buildTestApp } from './build-test-app.ts';

type Server = Awaited<ReturnType<typeof buildTestApp>>;
export type ChatMessage = { role: string; content?: unknown; [field: string]: unknown };

export const END_CALL = tool('end_call', ['reason', 'message']);
export const SKIP_TURN = tool('skip_turn', ['reason']);

export function tool(name: string, takes: string[]) {
  const properties = Object.fromEntries(takes.map((one) => [one, { type: 'string' }]));
  return { type: 'function', function: { name, parameters: { type: 'object', properties } } };
}

let nextAddress = 1;

/** A demo as the voice provider would hold it: what it asks of us is asked here. */
export async function hostDemo(server: Server, address = `10.9.0.${nextAddress++}`) {
  const { context, content } = server.services;
  const { conversationId } = await openConversation(context, content, {
    kind: 'demo',
    choice: ExamChoice.parse({}),
    userId: null,
    address,
  });
  return host(server, conversationId, address);
}

/** A coach session, held in the same way by an account that is nobody's. */
export async function hostCoach(server: Server, choice: Partial<ExamChoice>) {
  const { context, content } = server.services;
  const { conversationId } = await createConversation(context, content, {
    kind: 'coach',
    choice: ExamChoice.parse(choice),
    userId: null,
    limitSeconds: 1800,
  });
  return host(server, conversationId, null);
}

async function host(server: Server, conversationId: string, address: string | null) {
  const { context } = server.services;
  const hosted = { conversationId, engine: 'elevenlabs', providerConversationId: null, address } as const;
  const { endsAtMs } = await hostExam(context, hosted);
  const key = signConversationKey(server.config.sessionSecret, { conversationId, call: 0, endsAtMs });
  const ask = (messages: unknown, more: object = {}) =>
    complete(server, { messages, elevenlabs_extra_body: { [KEY_FIELD]: key }, ...more });
  const reply = async (messages: ChatMessage[]): Promise<string> =>
    (await ask(messages)).json().choices[0].message.content;
  return { conversationId, key, endsAtMs, ask, reply };
}

export function complete(server: Server, payload: object | string) {
  return server.app.inject({
    method: 'POST',
    url: '/v1/chat/completions',
    headers: { 'content-type': 'application/json' },
    payload,
  });
}

export const system = (content: string): ChatMessage => ({ role: 'system', content });
export const user = (content: string): ChatMessage => ({ role: 'user', content });
export const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });
