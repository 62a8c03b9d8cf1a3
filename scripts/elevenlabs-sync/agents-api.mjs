const TIMEOUT_MS = 15_000;

/**
 * The vendor's calls for agents.
 * @param {{ apiKey: string, apiBase: string }} settings
 */
export function agentsApi({ apiKey, apiBase }) {
  /** @type {(method: string, path: string, body?: object) => Promise<any>} */
  async function call(method, path, body) {
    const response = await fetch(`${apiBase}/v1/convai/agents/${path}`, {
      method,
      headers: { 'xi-api-key': apiKey, ...(body ? { 'content-type': 'application/json' } : {}) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) {
      throw new Error(`${method} agents/${path} answered ${response.status}: ${await response.text()}`);
    }
    return response.json();
  }
  return {
    /** @type {(id: string) => Promise<object>} */
    get: (id) => call('GET', encodeURIComponent(id)),
    /** @type {(agent: object) => Promise<string>} */
    create: async (agent) => (await call('POST', 'create', agent)).agent_id,
    /** @type {(id: string, agent: object) => Promise<object>} */
    update: (id, agent) => call('PATCH', encodeURIComponent(id), agent),
  };
}
