import { useEffect } from 'react';

/** In the row of tabs, where alone a page behind another one can be read. */
const TITLE = 'The exam goes on';

/** Whoever looks at another page meanwhile is told by the tab that the examiner still listens. */
export function useHiddenTitle(): void {
  useEffect(() => {
    let own = document.title;
    const change = () => {
      if (document.visibilityState === 'hidden') {
        own = document.title;
        document.title = TITLE;
      } else document.title = own;
    };
    document.addEventListener('visibilitychange', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      if (document.visibilityState === 'hidden') document.title = own;
    };
  }, []);
}
