import type { Connection } from '@rightseat/contract';
import { TokenVerifier } from 'livekit-server-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { until } from '../../test/coach-line.ts';
import { createFakeRoomCall } from '../../test/fake-room-call.ts';
import { createSubscribed } from '../../test/subscribed.ts';
import { holdRoom } from './hold-room.ts';

const KEY = { LIVEKIT_API_KEY: 'rooms', LIVEKIT_API_SECRET: 'a-secret-of-thirty-two-characters-or-more' };

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({
    ...KEY,
    LIVEKIT_URL: 'ws://livekit.internal:7880',
    LIVEKIT_PUBLIC_URL: 'wss://rooms.example',
    DEMO_PER_DAY: '2',
  });
});
afterAll(() => server.close());

let address = 1;
const stranger = () => `10.8.0.${address++}`;

type Line = Extract<Connection, { type: 'webrtc' }>;

async function startDemo(payload: object = {}, remoteAddress = stranger()) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/conversations',
    remoteAddress,
    payload: { kind: 'demo', ...payload },
  });
  const cookie = response.cookies[0];
  return { ...response.json(), cookies: { [cookie?.name ?? '']: cookie?.value ?? '' } };
}

const verify = (token: string) =>
  new TokenVerifier(KEY.LIVEKIT_API_KEY, KEY.LIVEKIT_API_SECRET).verify(token);

/** As LiveKit hands a room to an engine: what stood in the pilot's token, and a token for the engine. */
async function jobOf(token: string) {
  const { roomConfig } = await verify(token);
  return {
    url: 'ws://livekit.internal:7880',
    token: 'engine',
    metadata: roomConfig?.agents[0]?.metadata ?? '',
  };
}

const INITIATION = {
  type: 'conversation_initiation_client_data',
  conversation_config_override: { conversation: { text_only: true } },
};

describe('the way in', () => {
  test('is a token for one room and one identity, for a minute, with the socket beside it', async () => {
    const { conversationId, connection } = await startDemo();
    expect(connection).toMatchObject({
      type: 'webrtc',
      livekitUrl: 'wss://rooms.example',
      fallbackUrl: expect.stringContaining('/v1/convai/conversation?agent_id=demo&token='),
    });
    const claims = (await verify(connection.conversationToken)) as unknown as Record<string, unknown>;
    expect(claims).toMatchObject({
      sub: 'pilot',
      video: {
        roomJoin: true,
        room: expect.stringMatching(`^${conversationId}\\.`),
        canPublishSources: ['microphone'],
      },
    });
    const { roomCreate, roomAdmin, roomList, agent } = claims.video as Record<string, unknown>;
    expect([roomCreate, roomAdmin, roomList, agent]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Number(claims.exp) - Number(claims.nbf)).toBe(60);
  });

  test('is the socket for a page that asks for it', async () => {
    const { connection } = await startDemo({ transport: 'websocket' });
    expect(connection.type).toBe('websocket');
  });

  test('is given to the vendor’s client as it asks for it, after the same questions', async () => {
    const ask = (query: string, headers = {}) =>
      server.app.inject({
        url: `/v1/convai/conversation/token?source=js_sdk&version=1&agent_id=${query}`,
        headers,
      });
    const { token } = (await ask('demo')).json();
    expect((await verify(token)).video?.roomJoin).toBe(true);
    expect((await ask('coach')).statusCode).toBe(401);
    expect((await ask('somebody')).statusCode).toBe(404);
    expect((await ask('demo', { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    const pilot = await createSubscribed(server.app);
    const granted = await ask('coach', { cookie: pilot.cookie });
    expect((await verify(granted.json().token)).video?.roomJoin).toBe(true);
  });
});

describe('a room', () => {
  test('holds the conversation, once, and its end has a debrief', async () => {
    const { conversationId, connection, cookies } = await startDemo();
    const job = await jobOf((connection as Line).conversationToken);
    const room = createFakeRoomCall();
    const holding = holdRoom(server.services, async () => room.call, job);
    await until(async () => {
      room.say(INITIATION);
      return room.types().includes('agent_response');
    });
    expect(room.types()[0]).toBe('conversation_initiation_metadata');

    const replay = createFakeRoomCall();
    const replaying = holdRoom(server.services, async () => replay.call, job);
    await until(async () => {
      replay.say(INITIATION);
      return replay.left();
    });
    await replaying;
    expect(replay.received).toEqual([]);

    room.depart('hung-up');
    await holding;
    expect(room.left()).toBe(true);
    const record = await until(async () => {
      const { status, endReason, debrief } = (
        await server.app.inject({ url: `/api/conversations/${conversationId}`, cookies })
      ).json();
      return debrief && { status, endReason };
    });
    expect(record).toEqual({ status: 'ended', endReason: 'pilot' });
  });

  test('whose pilot never arrives leaves the token to the socket', async () => {
    const { connection } = await startDemo();
    const room = createFakeRoomCall();
    const holding = holdRoom(
      server.services,
      async () => room.call,
      await jobOf(connection.conversationToken),
    );
    await until(async () => {
      room.depart('lost');
      return room.left();
    });
    await holding;
    const { claimConversation } = await import('#domain/conversation/claim-conversation.ts');
    const token = new URL(connection.fallbackUrl).searchParams.get('token') ?? '';
    expect(await claimConversation(server.services.context, token, stranger())).not.toBeNull();
  });

  test.each([
    ['lost', 'lost'],
    ["let go by LiveKit's client, which takes leave as one who hangs up", 'hung-up'],
  ] as const)('a coach conversation that is %s is resumed in another room', async (_, departure) => {
    const pilot = await createSubscribed(server.app);
    const started = (
      await pilot.inject({ method: 'POST', url: '/api/conversations', payload: { kind: 'coach' } })
    ).json();
    const room = createFakeRoomCall();
    const holding = holdRoom(
      server.services,
      async () => room.call,
      await jobOf(started.connection.conversationToken),
    );
    await until(async () => {
      room.say(INITIATION);
      return room.types().includes('agent_response');
    });
    room.depart(departure);
    await holding;
    const url = `/api/conversations/${started.conversationId}/resume`;
    const { connection } = (await pilot.inject({ method: 'POST', url, payload: {} })).json();
    const rooms = [started.connection, connection].map(
      async (line) => (await verify(line.conversationToken)).video?.room,
    );
    const [first, second] = await Promise.all(rooms);
    expect(first).not.toBe(second);
    const again = createFakeRoomCall();
    const holdingAgain = holdRoom(
      server.services,
      async () => again.call,
      await jobOf(connection.conversationToken),
    );
    await until(async () => {
      again.say(INITIATION);
      return again.types().includes('agent_response');
    });
    again.depart('hung-up');
    await holdingAgain;
    const end = `/api/conversations/${started.conversationId}/end`;
    expect((await pilot.inject({ method: 'POST', url: end, payload: {} })).statusCode).toBe(200);
    const { status, endReason } = (
      await pilot.inject({ url: `/api/conversations/${started.conversationId}` })
    ).json();
    expect({ status, endReason }).toEqual({ status: 'ended', endReason: 'pilot' });
  });

  test('of somebody else on the same LiveKit server is left alone', async () => {
    let joined = false;
    const join = async () => {
      joined = true;
      return createFakeRoomCall().call;
    };
    await holdRoom(server.services, join, {
      url: 'ws://livekit.internal:7880',
      token: 't',
      metadata: 'not ours',
    });
    expect(joined).toBe(false);
  });
});
