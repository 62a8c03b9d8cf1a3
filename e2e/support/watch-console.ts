import type { Page } from 'playwright-core';

/** Everything that the browser complains about on this page: script errors, refused resources, policy violations. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnonymousMe(message.text(), message.location().url)) {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  return complaints;
}

/** A visitor without a session is a 401 by contract, and browsers print every 401. */
const isAnonymousMe = (text: string, url: string) => text.includes('401') && url.endsWith('/api/auth/me');
