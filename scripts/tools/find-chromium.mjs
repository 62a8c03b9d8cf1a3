import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A browser that is there already: CHROMIUM_PATH, the PATH's, or macOS' own place. Null when there is none.
 * @returns {string | null}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const paths = [process.env.CHROMIUM_PATH, ...candidates, ...MACOS];
  return paths.find((path) => path && existsSync(path)) ?? null;
}
