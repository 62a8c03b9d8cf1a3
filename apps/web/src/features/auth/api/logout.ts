import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { paths } from '#config/paths.ts';
import { callApi } from '#lib/api-client.ts';

async function logout(): Promise<void> {
  await callApi('/api/auth/logout', { method: 'POST', output: z.unknown() });
}

/** Whatever the server says, the page starts afresh at home: nothing of the user stays in memory. */
export function useLogout() {
  return useMutation({
    mutationFn: logout,
    onSettled: () => window.location.assign(paths.home),
  });
}
