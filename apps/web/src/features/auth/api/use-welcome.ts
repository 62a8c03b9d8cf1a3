import type { UserOutput } from '@rightseat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { meOf, meQueryOptions } from './get-me.ts';
import { forgiveLogout } from './owed-logout.ts';

/** What follows a login, by whatever it was done. */
export function useWelcome() {
  const cache = useQueryClient();
  return (output: UserOutput): void => {
    forgiveLogout();
    cache.setQueryData(meQueryOptions.queryKey, meOf(output));
  };
}
