import { once } from 'node:events';
import { connect } from 'node:net';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { conversations, demoUses } from '#db/schema/index.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { listen } from '../../test/listen.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;

beforeAll(async () => {
  server = await buildTestApp({
    DEMO_PER_DAY: '100',
    DEMO_SECONDS: '60',
    MAX_CONVERSATIONS: '3',
    MAX_DEMOS: '2',
  });
  host = await listen(server.app);
});
afterAll(() => server.close());

const startDemo = (cookies: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: { host },
    cookies,
    payload: { kind: 'demo' },
  });

/** What the server answers to these lines, as they are. */
async function send(...lines: string[]): Promise<string> {
  const [name, port] = host.split(':');
  const socket = connect(Number(port), name);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString();
    if (answer.includes('\r\n\r\n')) socket.end();
  });
  await once(socket, 'close');
  return answer;
}

async function claimed(): Promise<number> {
  const { db } = server.database;
  const [live] = await db.select({ n: count() }).from(conversations).where(eq(conversations.status, 'live'));
  const [used] = await db.select({ n: count() }).from(demoUses);
  return Number(live?.n) + Number(used?.n);
}

test.each([
  ['an upgrade that is none', ['Upgrade: foo']],
  ['an upgrade to something else', ['Upgrade: foo', 'Connection: Upgrade']],
  ['a handshake without a key', ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']],
  [
    'a handshake that asks for no upgrade',
    ['Upgrade: websocket', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Version: 13'],
  ],
  [
    'a handshake of another version',
    [
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      'Sec-WebSocket-Version: 7',
    ],
  ],
])('%s claims no demo, by token or without one', async (_name, headers) => {
  const token = new URL((await startDemo()).json().connection.signedUrl).searchParams.get('token');
  for (const query of ['agent_id=demo', `agent_id=demo&token=${token}`]) {
    const answer = await send(`GET /v1/convai/conversation?${query} HTTP/1.1`, `Host: ${host}`, ...headers);
    expect(answer).toMatch(/^HTTP\/1.1 4\d\d /);
  }
  expect(await claimed()).toBe(0);
});

test.each([
  ['a malformed one', '/api/%zz', 400],
  ['one that is too long', `/api/conversations/${'a'.repeat(2_000)}`, 414],
])(
  'an address that is refused before any route, %s, is answered as everything else',
  async (_name, path, status) => {
    const answer = await send(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close');
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    expect(body).toMatchObject({ code: 'invalid_input', requestId: expect.stringMatching(/^req_/) });
    expect(answer).not.toMatch(/%zz|aaaa|FST_/);
  },
);

test.each([
  ['no HTTP', ['nonsense'], 400],
  ['a head longer than any', ['GET /api/health HTTP/1.1', 'Host: x', `X-Long: ${'a'.repeat(40_000)}`], 431],
])('what is %s is answered as everything else, and hung up on', async (_what, lines, status) => {
  const answer = await send(...lines);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
  expect(body).toMatchObject({ code: 'invalid_input', requestId: expect.stringMatching(/^req_/) });
});

test('a request must have arrived within thirty seconds', async () => {
  const door = server.app.server;
  expect([door.headersTimeout, door.requestTimeout]).toEqual([30_000, 30_000]);
  // It is looked for every five seconds; thirty are not waited for here.
  Object.assign(door, { headersTimeout: 1, requestTimeout: 1 });
  const answer = await send(
    'POST /api/auth/login HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    'Content-Length: 5',
  );
  Object.assign(door, { headersTimeout: 30_000, requestTimeout: 30_000 });
  expect(answer).toContain('HTTP/1.1 408 ');
});

test('one address holds a few hundred connections and no more', async () => {
  const [name, port] = host.split(':');
  const sockets = Array.from({ length: 300 }, () =>
    connect(Number(port), name)
      .on('error', () => {})
      .resume(),
  );
  const open = () => sockets.filter(({ destroyed }) => !destroyed).length;
  await expect.poll(open, { timeout: 20_000 }).toBeLessThanOrEqual(256);
  expect(open()).toBeGreaterThan(200);
  for (const socket of sockets) socket.destroy();
  const ask = () => send('GET /api/health HTTP/1.1', 'Host: x', 'Connection: close');
  await expect.poll(ask, { timeout: 20_000 }).toContain('HTTP/1.1 ');
});

async function open(url: string, cookie?: string): Promise<WebSocket | number> {
  const socket = new WebSocket(url, 'convai', { headers: cookie ? { cookie } : {} });
  socket.on('error', () => {});
  return Promise.race([
    once(socket, 'open').then(() => socket),
    once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
  ]);
}

test('a link opens nothing in a browser that made another one, and nothing is used up by trying', async () => {
  const [mine, other] = [await startDemo(), await startDemo()];
  const cookieOf = (response: typeof mine) => response.headers['set-cookie']?.toString().split(';')[0];
  const { signedUrl } = mine.json().connection;
  expect(await open(signedUrl, cookieOf(other))).toBe(403);
  const socket = await open(signedUrl, cookieOf(mine));
  expect(socket).toBeInstanceOf(WebSocket);
  (socket as WebSocket).close(1000);
  await expect.poll(() => server.services.live.count()).toBe(0);
});

test('where every place for demos is taken, the next is told so and when to come back', async () => {
  const links = [await startDemo(), await startDemo(), await startDemo()];
  const urls = links.map((response) => response.json().connection.signedUrl as string);
  const [first, second] = [await open(urls[0]!), await open(urls[1]!)];
  // Handed out while there was room.
  expect(await open(urls[2]!)).toBe(503);
  const refused = await startDemo();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('60');
  expect(refused.json()).toMatchObject({ code: 'full', error: expect.stringContaining('try again') });
  (first as WebSocket).close(1000);
  await expect.poll(() => server.services.live.count()).toBe(1);
  expect(await open(urls[2]!)).toBeInstanceOf(WebSocket);
  expect(second).toBeInstanceOf(WebSocket);
});
