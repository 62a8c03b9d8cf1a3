import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { conversations, demoUses, hostedExams, turns } from '#db/schema/index.ts';
import { sweepConversations } from '#domain/conversation/sweep-conversations.ts';
import { fetchMissingCalls } from '#hosted-voice/calls/fetch-missing-calls.ts';
import { KEY_FIELD } from '#hosted-voice/exam/conversation-key.ts';
import { createElevenLabs } from '#hosted-voice/provider/elevenlabs.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import {
  signWebhook,
  startFakeVoiceCompany,
  VOICE_KEY,
  VOICE_WEBHOOK_SECRET,
} from '../../../test/fake-voice-company.ts';
import { complete, user } from '../../../test/hosted-exam.ts';

let company: Awaited<ReturnType<typeof startFakeVoiceCompany>>;
let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  company = await startFakeVoiceCompany();
  server = await buildTestApp({
    ELEVENLABS_API_KEY: VOICE_KEY,
    ELEVENLABS_COACH_AGENT_ID: 'agent_coach',
    ELEVENLABS_DEMO_AGENT_ID: 'agent_demo',
    ELEVENLABS_WEBHOOK_SECRET: VOICE_WEBHOOK_SECRET,
    ELEVENLABS_BASE_URL: company.url,
  });
});
afterAll(async () => {
  await server.close();
  await company.close();
});
afterEach(() => company.behave('answers'));

let nextAddress = 1;
async function startDemo(more: object = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/conversations',
    remoteAddress: `10.7.0.${nextAddress++}`,
    payload: { kind: 'demo', ...more },
  });
  const cookie = response.cookies[0];
  const body = response.json();
  const key = body.connection?.initiation.customLlmExtraBody[KEY_FIELD];
  return {
    response,
    ...body,
    cookies: { [cookie?.name ?? '']: cookie?.value ?? '' },
    async say(...messages: object[]): Promise<string> {
      const answer = await complete(server, { messages, elevenlabs_extra_body: { [KEY_FIELD]: key } });
      await server.hosted.examiner.settled();
      return answer.json().choices[0].message.content;
    },
  };
}

async function read(conversationId: string) {
  const { db } = server.database;
  const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
  const [exam] = await db.select().from(hostedExams).where(eq(hostedExams.conversationId, conversationId));
  const said = await db.select().from(turns).where(eq(turns.conversationId, conversationId));
  return { ...row!, exam, said: said.map(({ text }) => text) };
}

describe('the way in', () => {
  test('is a signed URL that the server fetched with its key, and what leads back to our examiner', async () => {
    const { conversationId, connection } = await startDemo();
    expect(connection).toMatchObject({
      type: 'websocket',
      signedUrl: expect.stringMatching(/^wss:\/\/voice\.test/),
      initiation: {
        dynamicVariables: { examiner_opening: expect.stringMatching(/^Hello, I'm your examiner/) },
        customLlmExtraBody: { [KEY_FIELD]: expect.stringContaining(conversationId) },
      },
      hearsWordsAlone: true,
      hangUp: { call: 0 },
    });
    const { url, key } = company.seen.at(-1)!;
    expect(key).toBe(VOICE_KEY);
    expect(url.searchParams.get('agent_id')).toBe('agent_demo');
    expect(url.searchParams.get('source')).toBeTruthy();
    expect(url.searchParams.get('version')).toBeTruthy();
    expect(JSON.stringify(connection)).not.toContain(VOICE_KEY);
  });

  test('is a token where WebRTC is asked for, with a socket to fall back on', async () => {
    const { connection } = await startDemo({ transport: 'webrtc' });
    expect(connection).toMatchObject({
      type: 'webrtc',
      conversationToken: expect.stringMatching(/^token_/),
      fallbackUrl: expect.stringMatching(/^wss:/),
    });
  });

  test.each([
    [401, 'authentication enabled, but no signed URL or conversation token was provided'],
    [403, 'the voice service answered 403'],
    [429, 'the voice service is busy'],
    [500, 'the voice service answered 500'],
    ['babbles', 'an answer that cannot be read'],
  ] as const)(
    'a provider that answers %s is told clearly, and nothing is counted',
    async (behaviour, words) => {
      company.behave(behaviour);
      const before = await server.database.db.select().from(demoUses);
      const { response } = await startDemo();
      expect(response.statusCode).toBe(502);
      expect(response.json()).toMatchObject({ code: 'provider_unavailable' });
      expect(response.json().error).toMatch(/^Failed to fetch conversation token: /);
      expect(response.json().error).toContain(words);
      expect(response.cookies).toEqual([]);
      expect(await server.database.db.select().from(demoUses)).toEqual(before);
    },
  );

  test('a provider that hangs is given up, not waited for', async () => {
    company.behave('hangs');
    const impatient = createElevenLabs(server.config.elevenLabs!, 50);
    await expect(impatient.openLine('coach', 'websocket')).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('does not answer'),
    });
  });

  test('the coach is asked for access before the provider is', async () => {
    const asked = company.seen.length;
    const payload = { kind: 'coach' };
    const response = await server.app.inject({ method: 'POST', url: '/api/conversations', payload });
    expect(response.statusCode).toBe(401);
    expect(company.seen.length).toBe(asked);
  });
});

test('a key without agents stops the start, and says what makes them', () => {
  const half = { ELEVENLABS_API_KEY: VOICE_KEY, ELEVENLABS_COACH_AGENT_ID: 'agent_coach' };
  expect(() => readConfig(half)).toThrow(/ELEVENLABS_DEMO_AGENT_ID.*elevenlabs:sync/);
});

test('the page that says it hung up gets the debrief; a stranger ends nothing', async () => {
  const { conversationId, cookies, say } = await startDemo();
  await say(user('I do not know.'));
  const hangUp = { method: 'POST', url: `/api/conversations/${conversationId}/hung-up` } as const;
  expect((await server.app.inject(hangUp)).statusCode).toBe(404);
  expect((await read(conversationId)).status).toBe('live');
  server.clock.advance(42_000);
  expect((await server.app.inject({ ...hangUp, cookies })).statusCode).toBe(200);
  const record = await server.app.inject({ url: `/api/conversations/${conversationId}`, cookies });
  expect(record.json()).toMatchObject({ status: 'ended', endReason: 'pilot', secondsUsed: 42 });
  expect(record.json().debrief.lines.length).toBeGreaterThan(0);
  expect((await server.app.inject({ ...hangUp, cookies })).statusCode).toBe(200);
});

test('a pilot who never said a word has not begun', async () => {
  const { conversationId } = await startDemo();
  server.clock.advance(5 * 60_000 + 1_000);
  await sweepConversations(server.services.context, server.services.content);
  expect(await read(conversationId)).toMatchObject({
    status: 'ended',
    endReason: 'never-started',
    startedAt: null,
  });
});

test('our restart does not end what the provider still speaks', async () => {
  const { conversationId, say } = await startDemo();
  await say(user('I do not know.'));
  await sweepConversations(server.services.context, server.services.content, { allLive: true });
  expect((await read(conversationId)).status).toBe('live');
});

describe('the message after the call', () => {
  async function tell(body: object, header?: string) {
    const payload = JSON.stringify(body);
    return server.app.inject({
      method: 'POST',
      url: '/api/elevenlabs/webhook',
      headers: {
        'content-type': 'application/json',
        'elevenlabs-signature': header ?? signWebhook(payload, server.clock.now()),
      },
      payload,
    });
  }

  const postCall = (providerConversationId: string | null | undefined, more: object = {}) => ({
    type: 'post_call_transcription',
    event_timestamp: 1,
    data: {
      agent_id: 'agent_demo',
      conversation_id: providerConversationId,
      status: 'done',
      transcript: [
        { role: 'agent', message: 'Hello', time_in_call_secs: 0 },
        { role: 'user', message: 'Words that the provider heard.', time_in_call_secs: 9 },
      ],
      metadata: { start_time_unix_secs: 1, call_duration_secs: 77 },
      has_audio: false,
      ...more,
    },
  });

  test('ends the conversation with its duration, and our record of the words wins', async () => {
    const { conversationId, say } = await startDemo();
    await say(user('I do not know.'));
    const { exam } = await read(conversationId);
    const message = postCall(exam?.providerConversationId);
    expect((await tell(message)).statusCode).toBe(200);
    const ended = await read(conversationId);
    expect(ended).toMatchObject({ status: 'ended', secondsUsed: 77, exam: { providerSeconds: 77 } });
    expect(ended.said).toContain('I do not know.');
    expect(ended.said).not.toContain('Words that the provider heard.');
    // Sent twice, and a second time with another duration: nothing changes.
    expect((await tell(message)).statusCode).toBe(200);
    await tell(postCall(exam?.providerConversationId, { metadata: { call_duration_secs: 500 } }));
    expect(await read(conversationId)).toEqual(ended);
  });

  test('brings the words where we have none', async () => {
    const { conversationId } = await startDemo();
    const { exam } = await read(conversationId);
    await tell(postCall(exam?.providerConversationId));
    const ended = await read(conversationId);
    expect(ended).toMatchObject({ status: 'ended', endReason: 'pilot' });
    expect(ended.said).toContain('Words that the provider heard.');
    expect(ended.debrief?.lines.length).toBeGreaterThan(0);
  });

  test('finds a WebRTC call by the key that the browser passed on', async () => {
    const { conversationId, connection, say } = await startDemo({ transport: 'webrtc' });
    await say(user('I do not know.'));
    const custom_llm_extra_body = connection.initiation.customLlmExtraBody;
    await tell(postCall('conv_unknown', { conversation_initiation_client_data: { custom_llm_extra_body } }));
    expect((await read(conversationId)).status).toBe('ended');
  });

  test('comes from another server, whatever Origin it names', async () => {
    const payload = JSON.stringify(postCall('conv_unknown'));
    const headers = {
      'content-type': 'application/json',
      origin: 'https://elevenlabs.io',
      'elevenlabs-signature': signWebhook(payload, server.clock.now()),
    };
    const told = await server.app.inject({
      method: 'POST',
      url: '/api/elevenlabs/webhook',
      headers,
      payload,
    });
    expect(told.statusCode).toBe(200);
  });

  test('with a bad signature, an old one or none is refused and changes nothing', async () => {
    const { conversationId, say } = await startDemo();
    await say(user('I do not know.'));
    const { exam } = await read(conversationId);
    const message = postCall(exam?.providerConversationId);
    const payload = JSON.stringify(message);
    const now = server.clock.now();
    const headers = [
      '',
      'nonsense',
      signWebhook(payload, now, 'another secret'),
      signWebhook(`${payload} `, now),
      signWebhook(payload, new Date(now.getTime() - 31 * 60_000)),
      signWebhook(payload, new Date(now.getTime() + 31 * 60_000)),
      `t=,v0=${'0'.repeat(64)}`,
    ];
    for (const header of headers) expect((await tell(message, header)).statusCode).toBe(401);
    expect((await read(conversationId)).status).toBe('live');
  });

  test.each([
    ['of another kind', { type: 'post_call_audio', data: { conversation_id: 'x' } }],
    [
      'of a call that is not ours',
      { type: 'post_call_transcription', data: { conversation_id: 'x', status: 'done' } },
    ],
    ['of another shape', { hello: 1 }],
  ])('%s is taken and ignored', async (_name, body) => {
    expect((await tell(body)).statusCode).toBe(200);
  });

  test('that never comes is asked for once the call has gone quiet', async () => {
    const { conversationId, say } = await startDemo();
    await say(user('I do not know.'));
    const look = () => fetchMissingCalls(server.hosted);
    const { exam } = await read(conversationId);
    const id = exam?.providerConversationId ?? '';
    company.calls.set(id, { ...postCall(id).data, status: 'in-progress' });
    await look();
    expect(company.seen.at(-1)?.url.pathname).not.toContain(id);
    server.clock.advance(95_000);
    await look();
    expect((await read(conversationId)).status).toBe('live');
    company.calls.set(id, postCall(id, { status: 'failed' }).data);
    company.behave(500);
    await look();
    expect((await read(conversationId)).status).toBe('live');
    company.behave('answers');
    await look();
    expect(await read(conversationId)).toMatchObject({ status: 'ended', endReason: 'lost', secondsUsed: 77 });
  });
});
