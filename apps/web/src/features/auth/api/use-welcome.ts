import type { UserOutput } from '@rightseat/contract';
import { useQueryClient } from '@tanstack/react-query';
import { meOf, meQueryOptions } from './get-me.ts';
import { forgiveLogout } from './owed-logout.ts';

/** What follows a login, by whatever it was done. */
export function useWelcome() {
  const cache = useQueryClient();
  return (output: UserOutput): void => {
    forgiveLogout();
    // Asked before the login and answered after it, "nobody" would sign the pilot out again.
    void cache.cancelQueries({ queryKey: meQueryOptions.queryKey });
    cache.setQueryData(meQueryOptions.queryKey, meOf(output));
  };
}
