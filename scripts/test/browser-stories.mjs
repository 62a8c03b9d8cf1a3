import { buildPage } from '../tools/build-page.mjs';
import { ensureChromium } from '../tools/ensure-chromium.mjs';
import { runStories } from './run-stories.mjs';

/** Each with a server of its own, one after the other. */
const PROJECTS = ['browser', 'hosted'];

/** The product in a real browser, with a fake microphone; the coach's stories a second time over another company's line. */
export async function browserStories() {
  const chromium = await ensureChromium();
  await buildPage();
  const total = { passed: 0, failed: 0 };
  const notes = [];
  for (const project of PROJECTS) {
    const { passed, failed, note } = await runStories(
      ['--config', 'e2e/vitest.config.ts', '--project', project],
      { CHROMIUM_PATH: chromium },
    );
    total.passed += passed;
    total.failed += failed;
    if (note) notes.push(note);
  }
  return notes.length > 0 ? { ...total, note: notes.join('; ') } : total;
}
