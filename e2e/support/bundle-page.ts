import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../pages/', import.meta.url));

/** One script of `pages/` and all it imports, with packages replaced by others where wanted. */
export async function bundlePage(script: string, alias: Record<string, string> = {}): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      lib: { entry: script, formats: ['iife'], name: 'page', fileName: 'page' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error(`${script} was not bundled`);
  return output.output[0].code;
}

/** Opens a page with this script under the server's own origin, where its sockets are allowed. */
export async function openBundledPage(page: Page, serverUrl: string, script: string): Promise<void> {
  const address = `${serverUrl}/bundled-story`;
  await page.route(`${address}*`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script src="/bundled-story.js"></script>',
        }),
  );
  await page.goto(address);
}
