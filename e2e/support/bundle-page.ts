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

/**
 * Opens a page with this script under the server's own origin, where its sockets are allowed. The document comes from
 * the server itself, since Chromium lets no made-up page reach this machine. Needs a page with `bypassCSP`.
 */
export async function openBundledPage(page: Page, serverUrl: string, script: string): Promise<void> {
  await page.goto(`${serverUrl}/api/health`);
  await page.addScriptTag({ content: script });
}
