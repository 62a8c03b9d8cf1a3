import { buildPage } from '../tools/build-page.mjs';
import { ensureChromium } from '../tools/ensure-chromium.mjs';
import { runStories } from './run-stories.mjs';

/** The product in a real browser, typed. */
export function typedStories() {
  return tell('browser');
}

/** One conversation by voice, with a fake microphone. */
export async function spokenStory() {
  return { passed: 0, failed: 0, note: 'told with the typed ones' };
}

/** The coach's stories a second time, over another company's line. */
export function otherStories() {
  return tell('hosted');
}

/** @param {string} project of e2e/vitest.config.ts, each with a server of its own */
async function tell(project) {
  const chromium = await ensureChromium();
  await buildPage();
  return runStories(['--config', 'e2e/vitest.config.ts', '--project', project], { CHROMIUM_PATH: chromium });
}
