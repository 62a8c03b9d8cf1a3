import { buildPage } from '../tools/build-page.mjs';
import { ensureChromium } from '../tools/ensure-chromium.mjs';
import { addUp } from './run-check.mjs';
import { runVitest } from './run-vitest.mjs';

/** The spoken story that every change must hold: a visitor and the examiner talk, cut in and think. */
const SPOKEN = 'stories/spoken/demo.test.ts';

/** The product in a real browser, two stories at a time; the examiner is answered by keyboard. */
export const typedStories = () => tell(['typed']);

/** One conversation by voice, alone: it runs in real time. */
export const spokenStory = () => tell(['spoken', SPOKEN]);

/**
 * What takes longer: the typed stories with each page looked at by axe, all others that are spoken or wait for a limit,
 * and the coach's again over another company's line.
 */
export async function otherStories() {
  return addUp([
    await tell(['typed'], { INSPECT: '1' }),
    await tell(['spoken', '--exclude', `**/${SPOKEN}`]),
    await tell(['hosted']),
  ]);
}

/** @param {string[]} project and what of it */
async function tell(project, env = {}) {
  const chromium = await ensureChromium();
  await buildPage();
  return runVitest(['--config', 'e2e/vitest.config.ts', '--project', ...project], {
    CHROMIUM_PATH: chromium,
    ...env,
  });
}
