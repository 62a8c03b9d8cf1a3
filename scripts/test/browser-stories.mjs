import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from '../tools/build-page.mjs';
import { ensureChromium } from '../tools/ensure-chromium.mjs';
import { root } from '../tools/root.mjs';
import { runVitest } from './run-vitest.mjs';

/** The spoken story that every change must hold: a visitor and the examiner talk, cut in and think. */
const SPOKEN = 'stories/spoken/demo.test.ts';

/** The product in a real browser, two stories at a time; the examiner is answered by keyboard. */
export const typedStories = () => tell(['typed']);

/** One conversation by voice, alone: it runs in real time. */
export const spokenStory = () => tell(['spoken', SPOKEN]);

/** The typed stories that look at a page, again and with axe: the others would be told as `npm test` tells them. */
export const inspectedStories = () => tell(['typed', ...storiesThatInspect()], { INSPECT: '1' });

/** All others that are spoken. */
export const otherSpokenStories = () => tell(['spoken', '--exclude', `**/${SPOKEN}`]);

/** What waits for a limit or for the next minute, and does little else. */
export const limitStories = () => tell(['limits']);

/** The coach's again, over another company's line. */
export const hostedStories = () => tell(['hosted']);

function storiesThatInspect() {
  return readdirSync(join(root, 'e2e/stories'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `e2e/stories/${path}`)
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('inspectPage('));
}

let preparing;

/** Where Chromium is, with a page built for it: once, for parts side by side would both write it. */
const prepared = () => {
  preparing ??= ensureChromium().then(async (chromium) => {
    await buildPage();
    return chromium;
  });
  return preparing;
};

/** @param {string[]} project and what of it */
async function tell(project, env = {}) {
  const chromium = await prepared();
  return runVitest(['--config', 'e2e/vitest.config.ts', '--project', ...project], {
    CHROMIUM_PATH: chromium,
    ...env,
  });
}
