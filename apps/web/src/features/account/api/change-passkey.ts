import { MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

const pathOf = (id: string) => `/api/account/passkeys/${encodeURIComponent(id)}`;

export function renamePasskey(id: string, name: string): Promise<MessageOutput> {
  return callApi(pathOf(id), { method: 'PATCH', body: { name }, output: MessageOutput });
}

export function removePasskey(id: string, password: string): Promise<MessageOutput> {
  return callApi(`${pathOf(id)}/remove`, { method: 'POST', body: { password }, output: MessageOutput });
}
