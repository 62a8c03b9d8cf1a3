import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPEN_REFERENCES, SHOW_EXHIBIT } from '../../packages/contract/src/voice/client-tools.ts';
import { syncAgents } from './sync-agents.mjs';

const API_KEY = 'xi_sync_key';

/** @type {import('node:http').Server} */
let server;
/** @type {Map<string, any>} */
let agents;
/** @type {Map<string, any>} */
let tools;
/** @type {string[]} */
let writes;
/** @type {Record<string, string>} */
let environment;

beforeEach(async () => {
  agents = new Map();
  tools = new Map();
  writes = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const [, , kind = '', rest = ''] = (request.url ?? '').slice(1).split(/[/?]/);
    const id = kind === 'agents' ? rest : '';
    const answer = (/** @type {number} */ status, /** @type {object} */ value) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.headers['xi-api-key'] !== API_KEY) return answer(401, { detail: 'invalid_api_key' });
    if (request.method !== 'GET') writes.push(`${request.method} ${rest || kind}`);
    if (kind === 'tools') return answer(200, keepTool(request.method ?? '', rest, body));
    if (request.method === 'POST') {
      const made = `agent_${agents.size + 1}`;
      agents.set(made, JSON.parse(body));
      return answer(200, { agent_id: made });
    }
    if (!agents.has(id)) return answer(404, { detail: 'not found' });
    if (request.method === 'PATCH') agents.set(id, { ...agents.get(id), ...JSON.parse(body) });
    answer(200, agents.get(id));
  });
  /** One to a page, as a workspace with hundreds of tools has them. @type {(method: string, rest: string, body: string) => object} */
  function keepTool(method, rest, body) {
    if (method === 'GET') {
      const cursor = Number(new URLSearchParams(rest).get('cursor') ?? 0);
      const page = [...tools].slice(cursor, cursor + 1).map(([id, tool_config]) => ({ id, tool_config }));
      return { tools: page, has_more: cursor + 1 < tools.size, next_cursor: String(cursor + 1) };
    }
    const id = method === 'POST' ? `tool_${tools.size + 1}` : rest;
    tools.set(id, JSON.parse(body).tool_config);
    return { id };
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  environment = {
    ELEVENLABS_API_KEY: API_KEY,
    ELEVENLABS_BASE_URL: `http://127.0.0.1:${port}`,
    PUBLIC_URL: 'https://oral.example/',
  };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** @type {(apply: boolean) => Promise<{ count: number, lines: string[] }>} */
async function sync(apply) {
  /** @type {string[]} */
  const lines = [];
  const count = await syncAgents(environment, { apply, print: (line) => lines.push(line) });
  return { count, lines };
}

test('a dry run says that both agents and their tools are missing and makes none', async () => {
  const { count, lines } = await sync(false);
  expect(count).toBe(4);
  expect(lines.join('\n')).toContain('tool open_references: there is none yet');
  expect(lines.join('\n')).toContain('coach: there is no agent yet');
  expect(writes).toEqual([]);
});

test('applied it makes both, with times that let an exam end, our examiner behind them, and says their ids', async () => {
  const { lines } = await sync(true);
  expect(lines.join('\n')).toContain('ELEVENLABS_COACH_AGENT_ID=agent_1');
  expect(lines.join('\n')).toContain('ELEVENLABS_DEMO_AGENT_ID=agent_2');
  const [coach, demo] = [...agents.values()];
  expect(coach.conversation_config.conversation.max_duration_seconds).toBeGreaterThan(1800);
  expect(demo.conversation_config.conversation.max_duration_seconds).toBe(300);
  for (const { conversation_config, platform_settings } of [coach, demo]) {
    expect(conversation_config.agent.prompt.custom_llm.url).toBe('https://oral.example/v1');
    expect(conversation_config.agent.first_message).toBe('{{examiner_opening}}');
    expect(platform_settings.auth.enable_auth).toBe(true);
    expect(conversation_config.agent.prompt.tool_ids).toEqual(['tool_1', 'tool_2']);
    // What the agent does not send to the page the page cannot do.
    expect(conversation_config.conversation.client_events).toContain('client_tool_call');
  }
  expect(tools.get('tool_1')).toMatchObject({
    type: 'client',
    name: OPEN_REFERENCES,
    expects_response: true,
  });
  expect(tools.get('tool_2')).toMatchObject({
    type: 'client',
    name: SHOW_EXHIBIT,
    parameters: { required: ['exhibit'] },
  });
});

test('what differs is printed and set; what only the agent has is left alone', async () => {
  await sync(true);
  Object.assign(environment, { ELEVENLABS_COACH_AGENT_ID: 'agent_1', ELEVENLABS_DEMO_AGENT_ID: 'agent_2' });
  const coach = agents.get('agent_1');
  coach.conversation_config.turn.turn_timeout = 7;
  coach.conversation_config.tts.voice_id = 'a voice that the operator chose';
  writes = [];

  const dry = await sync(false);
  expect(dry.count).toBe(1);
  expect(dry.lines.join('\n')).toContain('conversation_config.turn.turn_timeout: 7 → 20');
  expect(writes).toEqual([]);

  await sync(true);
  expect(writes).toEqual(['PATCH agent_1']);
  expect((await sync(false)).count).toBe(0);
});

test('a tool that somebody changed is found among others and set right, and not made twice', async () => {
  tools.set('tool_of_others', { type: 'client', name: 'something_else' });
  await sync(true);
  Object.assign(environment, { ELEVENLABS_COACH_AGENT_ID: 'agent_1', ELEVENLABS_DEMO_AGENT_ID: 'agent_2' });
  tools.get('tool_2').response_timeout_secs = 20;
  const { count, lines } = await sync(true);
  expect(count).toBe(1);
  expect(lines.join('\n')).toContain('response_timeout_secs: 20 → -1');
  expect(tools.get('tool_2').response_timeout_secs).toBe(-1);
  expect([...tools.keys()]).toEqual(['tool_of_others', 'tool_2', 'tool_3']);
  expect((await sync(false)).count).toBe(0);
});

test('without a key, or with a wrong one, it says so', async () => {
  await expect(syncAgents({}, { apply: false, print: () => {} })).rejects.toThrow('ELEVENLABS_API_KEY');
  Object.assign(environment, { ELEVENLABS_API_KEY: 'wrong', ELEVENLABS_COACH_AGENT_ID: 'agent_1' });
  await expect(sync(false)).rejects.toThrow('401');
});
