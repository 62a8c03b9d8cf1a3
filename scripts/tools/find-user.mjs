import { readFileSync } from 'node:fs';
import { Stop } from './stop.mjs';

/**
 * A user of this machine by name, as the numbers that `spawn` takes. Throws Stop when there is none.
 * @param {string} name
 * @returns {{ uid: number, gid: number }}
 */
export function findUser(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) throw new Stop(`There is no user '${name}' on this machine.`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
