import { Stop } from '../tools/stop.mjs';

const INDEX_JSON = 'application/vnd.pypi.simple.v1+json';

/**
 * Where the registry has an archive. The name of the file says the version; its hash is checked when it has come.
 * @param {import('./model-files.mjs').Archive} archive
 * @returns {Promise<string>}
 */
export async function findAddress({ registry, name, file }) {
  if (registry === 'npm')
    return `${trimmed(process.env.npm_config_registry ?? 'https://registry.npmjs.org')}/${name}/-/${file}`;
  const index = `${trimmed(process.env.PIP_INDEX_URL ?? 'https://pypi.org/simple')}/${name}/`;
  const answer = await ask(index);
  const found = (await answer.json()).files?.find(({ filename }) => filename === file);
  if (!found) throw new Stop(`${index} has no ${file} (any more).`);
  return new URL(found.url, index).href;
}

async function ask(index) {
  try {
    const answer = await fetch(index, { headers: { accept: INDEX_JSON } });
    if (answer.ok) return answer;
    throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    throw new Stop(
      `${index} cannot be asked: ${error.cause?.message ?? error.message}. MODELS_URL names another place to fetch from.`,
    );
  }
}

const trimmed = (address) => address.replace(/\/+$/, '');
