import { listDifferences, printDifferences } from './list-differences.mjs';

/**
 * The same for the tools that both agents have.
 * @param {ReturnType<import('./agents-api.mjs').agentsApi>} api
 * @param {{ name: string }[]} wanted
 * @param {{ apply: boolean, print: (line: string) => void }} options
 * @returns {Promise<{ count: number, ids: string[] }>} the vendor's ids of those that exist now
 */
export async function syncTools(api, wanted, { apply, print }) {
  let count = 0;
  const ids = [];
  for (const tool of wanted) {
    const found = await api.findTool(tool.name);
    if (!found) {
      count += 1;
      print(`tool ${tool.name}: there is none yet`);
      if (apply) ids.push(await api.createTool(tool));
      continue;
    }
    ids.push(found.id);
    const differences = listDifferences(tool, found.tool_config);
    count += differences.length;
    if (differences.length === 0) continue;
    print(`tool ${tool.name}: ${found.id} differs in ${differences.length} settings`);
    printDifferences(differences, print);
    if (apply) await api.updateTool(found.id, tool);
  }
  return { count, ids };
}
