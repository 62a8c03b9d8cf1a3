import { useMutation } from '@tanstack/react-query';
import { paths } from '#config/paths.ts';
import { oweLogout, payLogout } from './owed-logout.ts';

/** Whatever the server says, the page starts afresh at home, signed out: nothing of the user stays in memory. */
export function useLogout(forget: () => void) {
  return useMutation({
    mutationFn: () => {
      oweLogout();
      return payLogout();
    },
    // The browser is not asked whether it is online: being signed out must not wait for that.
    networkMode: 'always',
    onSettled: () => {
      forget();
      window.location.assign(paths.home);
    },
  });
}
