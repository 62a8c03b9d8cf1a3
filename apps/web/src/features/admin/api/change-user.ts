import { type AdminChangeUserInput, MessageOutput } from '@rightseat/contract';
import { callApi } from '#lib/api-client.ts';

/** Gives or takes the admin flag, locks or unlocks. */
export function changeUser(userId: string, input: AdminChangeUserInput): Promise<MessageOutput> {
  return callApi(`/api/admin/users/${encodeURIComponent(userId)}`, {
    method: 'PATCH',
    body: input,
    output: MessageOutput,
  });
}
