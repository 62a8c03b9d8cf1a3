import { type LoginInput, type User, UserOutput } from '@rightseat/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';
import { meQueryOptions } from './get-me.ts';
import { forgiveLogout } from './owed-logout.ts';

async function login(input: LoginInput): Promise<User> {
  return (await callApi('/api/auth/login', { method: 'POST', body: input, output: UserOutput })).user;
}

/** Login sets the user; the screen that shows then follows from that. */
export function useLogin() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: login,
    onSuccess: (user) => {
      forgiveLogout();
      cache.setQueryData(meQueryOptions.queryKey, user);
    },
  });
}
