import { readFileSync } from 'node:fs';

const file = new URL('./agents.json', import.meta.url);

/**
 * Both agents as they should be, what they share and on top of it what each has of its own, and the tools of both.
 * @param {Record<string, string>} variables what `$NAME` in the file stands for
 * @returns {{ agents: Record<'coach' | 'demo', object>, tools: { name: string, parameters?: { properties: object } }[] }}
 */
export function wantedAgents(variables) {
  const text = readFileSync(file, 'utf8').replace(/\$([A-Z_]+)/g, (_, name) => {
    if (variables[name] === undefined) throw new Error(`agents.json names $${name}, which is not given`);
    return JSON.stringify(variables[name]).slice(1, -1);
  });
  const { tools, shared, coach, demo } = JSON.parse(text);
  return { agents: { coach: merge(shared, coach), demo: merge(shared, demo) }, tools };
}

/**
 * Agents know their tools by the vendor's ids.
 * @param {object} agent
 * @param {string[]} ids
 */
export const withTools = (agent, ids) =>
  merge(agent, { conversation_config: { agent: { prompt: { tool_ids: ids } } } });

/** @type {(below: any, above: any) => any} */
function merge(below, above) {
  if (!isObject(below) || !isObject(above)) return above === undefined ? below : above;
  const names = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...names].map((name) => [name, merge(below[name], above[name])]));
}

/** @type {(value: unknown) => value is Record<string, unknown>} */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
