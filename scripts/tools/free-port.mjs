import { randomInt } from 'node:crypto';

/**
 * A port that was free a moment ago on every address of this machine. Chosen at random below the range from which
 * Linux gives ports to outgoing connections (32,768): above it one of these could take it before its server does.
 * @returns {Promise<number>}
 */
export async function freePort() {
  // `npm test` reads this file before packages are installed.
  const { default: getPort } = await import('get-port');
  return getPort({ port: chances() });
}

function* chances() {
  for (let tries = 0; tries < 100; tries++) yield randomInt(20_000, 32_768);
}
