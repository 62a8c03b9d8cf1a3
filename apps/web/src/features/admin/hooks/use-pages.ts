import { useState } from 'react';

/**
 * Where one is in a list whose pages are known by where the one before ended.
 * @param list what is being listed; another list starts at its first page
 */
export function usePages(list: string) {
  const [place, setPlace] = useState<{ list: string; cursors: string[] }>({ list, cursors: [] });
  const cursors = place.list === list ? place.cursors : [];
  return {
    /** Null for the first page. */
    cursor: cursors.at(-1) ?? null,
    /** 0 for the first page. */
    turn: cursors.length,
    older: (cursor: string) => setPlace({ list, cursors: [...cursors, cursor] }),
    newer: () => setPlace({ list, cursors: cursors.slice(0, -1) }),
  };
}
