import { buildPage } from '../tools/build-page.mjs';
import { ensureChromium } from '../tools/ensure-chromium.mjs';
import { runVitest } from './run-vitest.mjs';

/** The product in a real browser, with a fake microphone. */
export async function browserStories() {
  const chromium = await ensureChromium();
  await buildPage();
  return runVitest(['--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: chromium });
}
