import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The folder with `initdb` and `postgres`: POSTGRES_BIN, the newest of Debian's, or the PATH's. Null when there is none.
 * @returns {string | null}
 */
export function findPostgres() {
  const folders = [
    process.env.POSTGRES_BIN,
    ...debianFolders(),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => folder && holdsServer(folder)) ?? null;
}

/** Debian keeps the server out of the PATH. */
function debianFolders() {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(home, version, 'bin'));
}

function holdsServer(folder) {
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
}
