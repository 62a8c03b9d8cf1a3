import { Stop } from './stop.mjs';

/** The oldest Node that Vite 8 takes and that may `require` an ES module. */
const OLDEST = [20, 19];

/** Throws Stop below Node 20.19. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (!isNewEnough) {
    throw new Stop(
      `Node ${OLDEST.join('.')} or newer is needed; this is ${version}.\n` +
        'Install a current one from https://nodejs.org and try again.',
    );
  }
}
