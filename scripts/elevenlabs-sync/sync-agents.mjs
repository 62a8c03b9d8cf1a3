import { agentsApi } from './agents-api.mjs';
import { listDifferences } from './list-differences.mjs';
import { wantedAgents } from './wanted-agents.mjs';

/**
 * Brings both agents to what agents.json says; without `apply` only says what that would change.
 * @param {Record<string, string | undefined>} environment
 * @param {{ apply: boolean, print: (line: string) => void }} options
 * @returns {Promise<number>} how many differences there were; an agent that does not exist is one
 */
export async function syncAgents(environment, { apply, print }) {
  const { ELEVENLABS_API_KEY: apiKey, PUBLIC_URL } = environment;
  if (!apiKey) throw new Error('Set ELEVENLABS_API_KEY.');
  if (!PUBLIC_URL) throw new Error('Set PUBLIC_URL: the agents ask our examiner there.');
  const apiBase = (environment.ELEVENLABS_BASE_URL ?? 'https://api.elevenlabs.io').replace(/\/+$/, '');
  const api = agentsApi({ apiKey, apiBase });
  const wanted = wantedAgents({
    PUBLIC_URL: PUBLIC_URL.replace(/\/+$/, ''),
    APP_NAME: environment.APP_NAME ?? 'RightSeat',
  });
  let count = 0;
  for (const kind of /** @type {const} */ (['coach', 'demo'])) {
    const variable = `ELEVENLABS_${kind.toUpperCase()}_AGENT_ID`;
    const id = environment[variable];
    const differences = listDifferences(wanted[kind], id ? await api.get(id) : {});
    count += id ? differences.length : 1;
    print(`${kind}: ${describe(id, differences.length)}`);
    if (id)
      for (const { path, found, wanted: value } of differences)
        print(`  ${path}: ${show(found)} → ${show(value)}`);
    if (!apply) continue;
    if (!id) print(`  created: ${variable}=${await api.create(wanted[kind])}`);
    else if (differences.length > 0) {
      await api.update(id, wanted[kind]);
      print('  updated');
    }
  }
  if (!apply && count > 0) print('Nothing was changed. Run again with --apply to do so.');
  return count;
}

/** @type {(id: string | undefined, differences: number) => string} */
function describe(id, differences) {
  if (!id) return 'there is no agent yet';
  return differences === 0 ? `${id} is as wanted` : `${id} differs in ${differences} settings`;
}

/** @type {(value: unknown) => string} */
const show = (value) => (value === undefined ? 'nothing' : JSON.stringify(value));
