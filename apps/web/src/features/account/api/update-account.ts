import { type UpdateAccountInput, type User, UserOutput } from '@rightseat/contract';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

async function updateAccount(input: UpdateAccountInput): Promise<User> {
  return (await callApi('/api/account', { method: 'PATCH', body: input, output: UserOutput })).user;
}

/** @param onUpdated shows the user everywhere else; the cache entry belongs to the auth feature. */
export function useUpdateAccount(onUpdated: (user: User) => void) {
  return useMutation({ mutationFn: updateAccount, onSuccess: onUpdated });
}
