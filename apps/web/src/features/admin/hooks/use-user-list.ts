import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useUsers } from '../api/list-users.ts';
import { usePages } from './use-pages.ts';

/** The table's search, which stands in the address, and the page of it that is shown. */
export function useUserList() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const pages = usePages(q);
  const search = useCallback(
    (wanted: string) =>
      setAddress(
        (now) => {
          if ((now.get('q') ?? '') === wanted) return now;
          const next = new URLSearchParams(now);
          if (wanted) next.set('q', wanted);
          else next.delete('q');
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return { q, search, pages, page: useUsers({ q, cursor: pages.cursor }) };
}

export type UserList = ReturnType<typeof useUserList>;
