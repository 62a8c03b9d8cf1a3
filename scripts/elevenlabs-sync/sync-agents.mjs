import { agentsApi } from './agents-api.mjs';
import { listDifferences, printDifferences } from './list-differences.mjs';
import { syncTools } from './sync-tools.mjs';
import { wantedAgents, withTools } from './wanted-agents.mjs';

/**
 * Brings both agents and their tools to what agents.json says; without `apply` only says what that would change.
 * @param {Record<string, string | undefined>} environment
 * @param {{ apply: boolean, print: (line: string) => void }} options
 * @returns {Promise<number>} how many differences there were; an agent or a tool that does not exist is one
 */
export async function syncAgents(environment, { apply, print }) {
  const { ELEVENLABS_API_KEY: apiKey, PUBLIC_URL } = environment;
  if (!apiKey) throw new Error('Set ELEVENLABS_API_KEY.');
  if (!PUBLIC_URL) throw new Error('Set PUBLIC_URL: the agents ask our examiner there.');
  const apiBase = (environment.ELEVENLABS_BASE_URL ?? 'https://api.elevenlabs.io').replace(/\/+$/, '');
  const api = agentsApi({ apiKey, apiBase });
  const { agents, tools } = wantedAgents({
    PUBLIC_URL: PUBLIC_URL.replace(/\/+$/, ''),
    APP_NAME: environment.APP_NAME ?? 'RightSeat',
  });
  const { ids, ...found } = await syncTools(api, tools, { apply, print });
  let { count } = found;
  for (const kind of /** @type {const} */ (['coach', 'demo'])) {
    const variable = `ELEVENLABS_${kind.toUpperCase()}_AGENT_ID`;
    const id = environment[variable];
    const wanted = withTools(agents[kind], ids);
    const differences = listDifferences(wanted, id ? await api.get(id) : {});
    count += id ? differences.length : 1;
    print(`${kind}: ${describe(id, differences.length)}`);
    if (id) printDifferences(differences, print);
    if (!apply) continue;
    if (!id) print(`  created: ${variable}=${await api.create(wanted)}`);
    else if (differences.length > 0) {
      await api.update(id, wanted);
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
