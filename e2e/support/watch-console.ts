import type { Page } from 'playwright-core';

/** Everything that the browser complains about on this page: script errors, refused resources, policy violations. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isAnonymousMe(message.text(), url)) return;
    if (!isNoPage(message.text(), url)) complaints.push(`${message.text()} (${url})`);
  });
  return complaints;
}

/** A visitor without a session is a 401 by contract, and browsers print every 401. */
const isAnonymousMe = (text: string, url: string) => text.includes('401') && url.endsWith('/api/auth/me');

/** An address without a page is a 404 that shows one saying so; a missing file or call is still a complaint. */
const isNoPage = (text: string, url: string) =>
  text.includes('404') && /^https?:\/\/[^/]+\/(?!(api|v1|assets|media)\/)/.test(url);
