import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the lock file asks for and node_modules does not hold, as paths; empty when all is there.
 * Compares with the list npm itself leaves behind at the end of an install: an interrupted one leaves none,
 * and an install made by hand counts as well.
 * @param {string} folder of the repository
 * @param {{ withDevelopmentTools: boolean }} options
 * @returns {string[]}
 */
export function listMissingPackages(folder, { withDevelopmentTools }) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const held = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, entry]) => isWanted(entry, withDevelopmentTools))
    .filter(([path, entry]) => !isHeld(folder, path, entry, held[path]))
    .map(([path]) => path);
}

/** Optional ones are built for one platform each: npm knows which to leave out. */
function isWanted(entry, withDevelopmentTools) {
  if (entry.optional || entry.devOptional || entry.extraneous) return false;
  return withDevelopmentTools || !entry.dev;
}

function isHeld(folder, path, wanted, held) {
  if (!existsSync(join(folder, path))) return false;
  if (wanted.link) return true;
  return held?.version === wanted.version;
}

function readPackages(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
