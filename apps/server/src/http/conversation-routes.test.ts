import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { claimConversation } from '#domain/conversation/claim-conversation.ts';
import { getConversation } from '#domain/conversation/get-conversation.ts';
import { forgetDemos } from '#domain/retention/forget-demos.ts';
import { createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { listen } from '../../test/listen.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;

beforeAll(async () => {
  server = await buildTestApp({ DEMO_PER_DAY: '3', DEMO_SECONDS: '60' });
  host = await listen(server.app);
});
afterAll(() => server.close());

let nextAddress = 1;
/** A browser of its own at an address of its own. */
const stranger = () => `10.0.0.${nextAddress++}`;

async function startDemo(remoteAddress = stranger()) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/conversations',
    remoteAddress,
    headers: { host },
    payload: { kind: 'demo' },
  });
  return { response, cookie: response.cookies[0], ...response.json() };
}

/** Opens the socket, initiates in text only and collects what comes. */
function open(url: string) {
  const socket = new WebSocket(url, 'convai');
  const events: { type: string; [key: string]: unknown }[] = [];
  socket.on('message', (data) => events.push(JSON.parse(data.toString())));
  socket.on('open', () =>
    socket.send(
      JSON.stringify({
        type: 'conversation_initiation_client_data',
        conversation_config_override: { conversation: { text_only: true } },
      }),
    ),
  );
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  const refused = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
  return { socket, events, closed, refused };
}

async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It did not happen within 5 s');
}

test('a demo is planned and answered with a signed URL on the host that was asked', async () => {
  const { response, limitSeconds, connection } = await startDemo();
  expect(response.statusCode).toBe(200);
  expect(limitSeconds).toBe(60);
  expect(connection.type).toBe('websocket');
  expect(connection.signedUrl).toContain(`ws://${host}/v1/convai/conversation?agent_id=demo&token=`);
});

test('a typed demo is held, recorded turn by turn and debriefed to its owner alone', async () => {
  const { conversationId, connection, cookie } = await startDemo();
  const { socket, events, closed } = open(connection.signedUrl);
  await until(() => events.find(({ type }) => type === 'agent_response'));
  expect(events[0]).toMatchObject({ type: 'conversation_initiation_metadata' });
  socket.send(JSON.stringify({ type: 'user_message', text: 'I do not know.' }));
  await until(() => events.filter(({ type }) => type === 'agent_response').length === 2);
  socket.close(1000);
  await closed;

  const asOwner = () =>
    server.app.inject({
      url: `/api/conversations/${conversationId}`,
      cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
    });
  let record = (await asOwner()).json();
  for (let attempt = 0; record.status !== 'ended' && attempt < 100; attempt++)
    record = (await asOwner()).json();
  expect(record).toMatchObject({ status: 'ended', endReason: 'pilot', kind: 'demo' });
  expect(record.transcript.map(({ role }: { role: string }) => role)).toEqual([
    'examiner',
    'pilot',
    'examiner',
  ]);
  expect(record.transcript[1].text).toBe('I do not know.');
  expect(record.debrief.lines.length).toBeGreaterThan(0);

  const asStranger = await server.app.inject(`/api/conversations/${conversationId}`);
  expect(asStranger.statusCode).toBe(404);
});

test('a signed URL opens one socket, once', async () => {
  const { connection } = await startDemo();
  const first = open(connection.signedUrl);
  await until(() => first.events.length > 0);
  expect(await open(connection.signedUrl).refused).toBe(403);
  first.socket.close();
});

test('a signed URL older than a minute opens nothing', async () => {
  const { connection } = await startDemo();
  server.clock.advance(61_000);
  expect(await open(connection.signedUrl).refused).toBe(403);
});

test('a forged token opens nothing', async () => {
  expect(await open(`ws://${host}/v1/convai/conversation?agent_id=demo&token=forged`).refused).toBe(403);
});

test('an unknown agent is not found', async () => {
  expect(await open(`ws://${host}/v1/convai/conversation?agent_id=other`).refused).toBe(404);
});

test('the coach agent needs a signed-in user', async () => {
  expect(await open(`ws://${host}/v1/convai/conversation?agent_id=coach`).refused).toBe(401);
});

test('a socket from another site is refused', async () => {
  const { connection } = await startDemo();
  const socket = new WebSocket(connection.signedUrl, 'convai', { origin: 'https://evil.example' });
  socket.on('error', () => {});
  const status = await new Promise((resolve) =>
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode)),
  );
  expect(status).toBe(403);
});

test('the demo agent by its id alone holds a conversation', async () => {
  const { socket, events } = open(`ws://${host}/v1/convai/conversation?agent_id=demo`);
  await until(() => events.find(({ type }) => type === 'agent_response'));
  socket.close();
});

test('the fourth demo of a day is refused with the time of the next one', async () => {
  const address = stranger();
  for (let demo = 0; demo < 3; demo++) {
    const { connection, response } = await startDemo(address);
    expect(response.statusCode).toBe(200);
    await countAsUsed(connection.signedUrl, address);
  }
  const { response } = await startDemo(address);
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.json().error).toContain('3 free demos');
  server.clock.advance(24 * 60 * 60 * 1000);
  expect((await startDemo(address)).response.statusCode).toBe(200);
});

/** The socket's own address is loopback: claims as that address would. */
async function countAsUsed(signedUrl: string, address: string): Promise<void> {
  const { claimConversation } = await import('#domain/conversation/claim-conversation.ts');
  const token = new URL(signedUrl).searchParams.get('token') ?? '';
  expect(await claimConversation(server.services.context, token, address)).not.toBeNull();
}

test('a household with a whole network of addresses has the demos of one', async () => {
  for (let demo = 1; demo <= 3; demo++) {
    const { connection } = await startDemo(`2001:db8:0:7::${demo}`);
    const token = new URL(connection.signedUrl).searchParams.get('token') ?? '';
    await claimConversation(server.services.context, token, `2001:db8:0:7::${demo}`);
  }
  expect((await startDemo('2001:db8:0:7::4')).response.statusCode).toBe(429);
  expect((await startDemo('2001:db8:0:8::4')).response.statusCode).toBe(200);
});

test('demos that nobody begins are handed out to one address only so often', async () => {
  const address = stranger();
  for (let demo = 1; demo <= 30; demo++) expect((await startDemo(address)).response.statusCode).toBe(200);
  const { response } = await startDemo(address);
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('starting without a choice of kind names the field', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/api/conversations', payload: {} });
  expect(response.statusCode).toBe(422);
  expect(response.json().fields[0].path).toBe('kind');
});

test('an id with a null character is the request’s fault, not ours', async () => {
  const { cookie } = await startDemo();
  const response = await server.app.inject({
    url: '/api/conversations/con_%00',
    cookies: { [cookie!.name]: cookie!.value },
  });
  expect(response.statusCode).toBe(422);
  expect(response.json().code).toBe('invalid_input');
});

test('asking for a WebRTC token answers a plain 404 that names the WebSocket way', async () => {
  const response = await server.app.inject('/v1/convai/conversation/token?agent_id=demo');
  expect(response.statusCode).toBe(404);
  expect(response.json().detail.message).toContain('WebSocket');
});

test('a server SDK that wants a signed URL gets one, after the same questions', async () => {
  const ask = (query: string, headers = {}, remoteAddress = stranger()) =>
    server.app.inject({
      url: `/v1/convai/conversation/get-signed-url?source=python_sdk&version=2&agent_id=${query}`,
      headers: { host, ...headers },
      remoteAddress,
    });
  const { signed_url, conversation_id } = (await ask('demo')).json();
  const { socket, events, closed } = open(`${signed_url}&source=python_sdk&version=2`);
  await until(() => events.find(({ type }) => type === 'agent_response'));
  expect(events[0]).toMatchObject({ conversation_initiation_metadata_event: { conversation_id } });
  socket.close(1000);
  await closed;
  expect(await open(signed_url).refused).toBe(403);

  expect((await ask('coach')).statusCode).toBe(401);
  expect((await ask('somebody')).statusCode).toBe(404);
  expect((await ask('demo', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  const pilot = await createSubscribed(server.app);
  const granted = (await ask('coach', { cookie: pilot.cookie })).json();
  expect(granted.signed_url).toContain(`ws://${host}/v1/convai/conversation?agent_id=coach&token=`);
});

test('a conversation that lost its process is ended with a debrief by the sweep', async () => {
  const { conversationId, connection, cookie } = await startDemo();
  await countAsUsed(connection.signedUrl, stranger());
  const { sweepConversations } = await import('#domain/conversation/sweep-conversations.ts');
  await sweepConversations(server.services.context, server.services.content, { allLive: true });
  const record = await server.app.inject({
    url: `/api/conversations/${conversationId}`,
    cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
  });
  expect(record.json()).toMatchObject({ status: 'ended', endReason: 'lost', debrief: { lines: [] } });
});

test('the debrief of a demo is kept in an account, by the browser that held it and nobody else', async () => {
  const { conversationId, connection, cookie } = await startDemo();
  const pilot = await createSignedIn(server.app);
  const demoCookie = `${cookie!.name}=${cookie!.value}`;
  const keep = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: `/api/conversations/${conversationId}/keep`, headers });
  const both = { cookie: `${pilot.cookie}; ${demoCookie}` };
  expect((await keep(both)).statusCode).toBe(409);

  await countAsUsed(connection.signedUrl, stranger());
  const { sweepConversations } = await import('#domain/conversation/sweep-conversations.ts');
  await sweepConversations(server.services.context, server.services.content, { allLive: true });
  expect((await keep({ cookie: demoCookie })).statusCode).toBe(401);
  expect((await keep({ cookie: pilot.cookie })).statusCode).toBe(404);
  expect((await keep(both)).json()).toEqual({ conversationId });
  expect((await keep(both)).statusCode).toBe(200);
  const list = (await pilot.inject({ url: '/api/conversations' })).json().conversations;
  expect(list).toMatchObject([{ id: conversationId, kind: 'demo' }]);
  expect((await pilot.inject({ url: '/api/user/sessions' })).json().sessionsThisMonth).toBe(0);

  const other = await createSignedIn(server.app);
  expect((await keep({ cookie: `${other.cookie}; ${demoCookie}` })).statusCode).toBe(404);
  const withoutAccount = await server.app.inject({
    url: `/api/conversations/${conversationId}`,
    headers: { cookie: demoCookie },
  });
  expect(withoutAccount.statusCode).toBe(404);

  // Kept is kept: the others are forgotten after their time.
  server.clock.advance(31 * 86_400_000);
  await forgetDemos(server.services.context);
  expect(
    (await getConversation(server.services.context, server.services.content, conversationId))?.userId,
  ).toBe(pilot.user.id);
});
