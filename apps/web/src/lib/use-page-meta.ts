import { useEffect } from 'react';
import { APP_NAME } from '#config/app.ts';

/** Title and description of the page at hand; the ones in index.html stand until the first route renders. */
export function usePageMeta(title: string, description: string): void {
  useEffect(() => {
    document.title = title.includes(APP_NAME) ? title : `${title} · ${APP_NAME}`;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
