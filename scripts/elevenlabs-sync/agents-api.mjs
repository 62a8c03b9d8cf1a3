const TIMEOUT_MS = 15_000;

/**
 * The vendor's calls for agents and their tools.
 * @param {{ apiKey: string, apiBase: string }} settings
 */
export function agentsApi({ apiKey, apiBase }) {
  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
  async function call(method, path, body) {
    const response = await fetch(`${apiBase}/v1/convai/${path}`, {
      method,
      headers: { 'xi-api-key': apiKey, ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) {
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    }
    return response.json();
  }
  return {
    /** @type {(id: string) => Promise<object>} */
    get: (id) => call('GET', `agents/${encodeURIComponent(id)}`),
    /** @type {(agent: object) => Promise<string>} */
    create: async (agent) => (await call('POST', 'agents/create', agent)).agent_id,
    /** @type {(id: string, agent: object) => Promise<object>} */
    update: (id, agent) => call('PATCH', `agents/${encodeURIComponent(id)}`, agent),
    /**
     * Tools have no name of ours in the environment: they are found by the name that our model calls them by.
     * @type {(name: string) => Promise<{ id: string, tool_config: object } | null>}
     */
    async findTool(name) {
      for (let query = 'tools?page_size=100'; ; ) {
        const { tools, has_more, next_cursor } = await call('GET', query);
        const found = tools.find((/** @type {any} */ { tool_config }) => tool_config.name === name);
        if (found || !has_more) return found ?? null;
        query = `tools?page_size=100&cursor=${encodeURIComponent(next_cursor)}`;
      }
    },
    /** @type {(tool: object) => Promise<string>} */
    createTool: async (tool) => (await call('POST', 'tools', { tool_config: tool })).id,
    /** @type {(id: string, tool: object) => Promise<object>} */
    updateTool: (id, tool) => call('PATCH', `tools/${encodeURIComponent(id)}`, { tool_config: tool }),
  };
}
