// npm run pictures -- FOLDER [STORY …]: tells the stories that look at pages, has axe look too, leaves a picture of every
// page and state in FOLDER, by night and by day and at every size, and lays them out on sheets in FOLDER/sheets, which a
// person can look through. Half an hour for all of them; with the names of stories those alone.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runVitest } from '../../scripts/test/run-vitest.mjs';
import { buildPage } from '../../scripts/tools/build-page.mjs';
import { ensureChromium } from '../../scripts/tools/ensure-chromium.mjs';
import { root } from '../../scripts/tools/root.mjs';
import { layOutSheets } from './lay-out-sheets.ts';

/** Each with its own browser and server; what no story of a project is asked for is left out. */
const PROJECTS = { typed: ['typed', 'coach'], spoken: ['spoken'], limits: ['limits'] };
const TAKES_PICTURES = /\b(inspectPage|takeScreenshots)\(/;

const [folderName, ...names] = process.argv.slice(2);
if (!folderName) {
  console.error('npm run pictures -- FOLDER [STORY …]');
  process.exit(1);
}
const folder = resolve(folderName);
const chromium = await ensureChromium();
await buildPage();
for (const [project, folders] of Object.entries(PROJECTS)) {
  const stories = folders.flatMap(storiesIn);
  if (stories.length === 0) continue;
  const { failed } = await runVitest(['--config', 'e2e/vitest.config.ts', '--project', project, ...stories], {
    CHROMIUM_PATH: chromium,
    INSPECT: '1',
    SCREENSHOTS: folder,
  });
  // What could be taken is worth a look all the same.
  if (failed > 0) process.exitCode = 1;
}
const sheets = join(folder, 'sheets');
rmSync(sheets, { recursive: true, force: true });
console.log(`${await layOutSheets(chromium, folder, sheets)} sheets in ${sheets}`);

function storiesIn(kind: string): string[] {
  return readdirSync(join(root, 'e2e/stories', kind))
    .map((file) => `e2e/stories/${kind}/${file}`)
    .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
    .filter((path) => TAKES_PICTURES.test(readFileSync(join(root, path), 'utf8')));
}
