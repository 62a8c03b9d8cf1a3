import { PEAKS, retentionDays, type VoiceRecording } from '@rightseat/contract';
import type { Verdict } from '@rightseat/examiner';
import { speech } from '@rightseat/voice/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { conversations, turns, voiceRecordings } from '#db/schema/index.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { forgetVoice } from '#domain/retention/forget-voice.ts';
import { storeRecording } from '#domain/voice-recording/store-recording.ts';
import { PASSWORD } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { listen } from '../../test/listen.ts';
import { createSubscribed } from '../../test/subscribed.ts';

const DAY = 24 * 60 * 60_000;
const WAV = Uint8Array.from({ length: 1_000 }, (_, index) => index % 251);

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;
beforeAll(async () => {
  server = await buildTestApp();
  host = await listen(server.app);
});
afterAll(() => server.close());

type Pilot = Awaited<ReturnType<typeof createSubscribed>>;
const begin = async (pilot: Pilot, choice: object = {}) =>
  (
    await pilot.inject({
      method: 'POST',
      url: '/api/conversations',
      headers: { host },
      payload: { kind: 'coach', ...choice },
    })
  ).json();
const list = async (pilot: Pilot, id: string): Promise<VoiceRecording[]> =>
  (await pilot.inject({ url: `/api/conversations/${id}/recordings` })).json().recordings;
const fileOf = (id: string, turn = 1) => `/api/conversations/${id}/recordings/${turn}`;
const kept = async (pilot: Pilot) => (await pilot.inject({ url: '/api/account/recordings' })).json();

/** An exam with the sound of two turns, the first of them an answer. */
async function recordTwo(pilot: Pilot): Promise<string> {
  const { db } = server.database;
  const { conversationId } = await begin(pilot, { keepVoice: true });
  const verdict = { questionId: 'pa.i.e-class-a', followUp: 0 } as Verdict;
  for (const position of [1, 3]) {
    await db.insert(turns).values({
      conversationId,
      position,
      role: 'pilot',
      text: `Turn ${position}.`,
      startedAtMs: position * 1_000,
      endedAtMs: position * 1_000 + 500,
      verdicts: position === 1 ? [verdict] : [],
    });
    await store(conversationId, position);
  }
  await endConversation(server.services.context, server.services.content, {
    conversationId,
    reason: 'pilot',
  });
  return conversationId;
}

const store = (conversationId: string, position: number, connection = 0) =>
  storeRecording(server.services.context, {
    conversationId,
    connection,
    position,
    durationMs: 500,
    peaks: [0, 50, 100],
    wav: WAV,
  });

/** Says it at the pace of speech, over the socket, until it has been taken down; then hangs up. */
async function say(signedUrl: string, words: string) {
  const socket = new WebSocket(signedUrl, 'convai');
  const heard: { type: string }[] = [];
  const count = (type: string) => heard.filter((event) => event.type === type).length;
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  socket.on('open', () => socket.send(JSON.stringify({ type: 'conversation_initiation_client_data' })));
  await vi.waitFor(() => expect(count('audio')).toBeGreaterThan(0), 10_000);
  const samples = [...speech(words), ...new Int16Array(16_000 * 4)];
  for (let at = 0; at < samples.length && count('user_transcript') === 0; at += 512) {
    const chunk = Buffer.from(Int16Array.from(samples.slice(at, at + 512)).buffer);
    socket.send(JSON.stringify({ user_audio_chunk: chunk.toString('base64') }));
    await new Promise((resolve) => setTimeout(resolve, 32));
  }
  await vi.waitFor(() => expect(count('agent_response')).toBeGreaterThan(1), 10_000);
  socket.send(JSON.stringify({ type: 'user_message', text: 'Typed, and no sound.' }));
  await vi.waitFor(() => expect(count('agent_response')).toBeGreaterThan(2), 10_000);
  socket.close(1000);
}

test('what is said is kept as sound where that was asked for, and nowhere else', async () => {
  // A reply is over in an instant, so that the pilot has the floor.
  vi.spyOn(server.services.engines.tts, 'synthesise').mockResolvedValue(new Int16Array(512));
  const pilot = await createSubscribed(server.app);
  const silent = await createSubscribed(server.app);
  const quiet = await begin(silent);
  await say(quiet.connection.signedUrl, 'ready when you are');
  const loud = await begin(pilot, { keepVoice: true });
  await say(loud.connection.signedUrl, 'ready when you are');
  await vi.waitFor(async () => expect(await list(pilot, loud.conversationId)).toHaveLength(1), 10_000);
  const [recording] = await list(pilot, loud.conversationId);
  expect(recording).toMatchObject({ text: 'ready when you are' });
  expect(recording!.peaks).toHaveLength(PEAKS);
  expect(Math.max(...recording!.peaks)).toBeGreaterThan(5);
  // Four words of about 400 ms and a margin on each side; neither the wait before nor the one after.
  expect(recording!.durationMs).toBeGreaterThan(1_000);
  expect(recording!.durationMs).toBeLessThan(3_500);
  const file = await pilot.inject({ url: fileOf(loud.conversationId, recording!.turn) });
  expect(file.headers['content-type']).toBe('audio/wav');
  // A byte for each of 16,000 samples a second, behind RIFF's header.
  expect(file.rawPayload.toString('latin1', 0, 4)).toBe('RIFF');
  expect((file.rawPayload.length - 58) / 16).toBeCloseTo(recording!.durationMs, -1);
  expect(await list(silent, quiet.conversationId)).toEqual([]);
  expect(await kept(silent)).toMatchObject({ recordings: 0 });
  expect(await kept(pilot)).toMatchObject({ recordings: 1, exams: 1 });
}, 40_000);

test('a demo keeps no voice, whatever is asked for', async () => {
  const payload = { kind: 'demo', keepVoice: true };
  const demo = await server.app.inject({ method: 'POST', url: '/api/conversations', payload });
  const { conversationId } = demo.json();
  await store(conversationId, 1);
  const { db } = server.database;
  expect(
    await db.select().from(voiceRecordings).where(eq(voiceRecordings.conversationId, conversationId)),
  ).toEqual([]);
});

test('the sound lies beside the questions that were judged by it, for thirty days', async () => {
  const pilot = await createSubscribed(server.app);
  const id = await recordTwo(pilot);
  const keptUntil = new Date(server.clock.now().getTime() + retentionDays.voice * DAY).toISOString();
  const { peaks, durationMs } = { peaks: [0, 50, 100], durationMs: 500 };
  expect(await list(pilot, id)).toEqual([
    {
      turn: 1,
      text: 'Turn 1.',
      atMs: 1_000,
      durationMs,
      peaks,
      questionIds: ['pa.i.e-class-a.follow-up-1'],
      keptUntil,
    },
    { turn: 3, text: 'Turn 3.', atMs: 3_000, durationMs, peaks, questionIds: [], keptUntil },
  ]);
  const { db } = server.database;
  const old = new Date(server.clock.now().getTime() - 31 * DAY);
  await db.update(voiceRecordings).set({ createdAt: old }).where(eq(voiceRecordings.conversationId, id));
  // Due is gone, before the housekeeping has come by and after.
  for (const housekeeping of [async () => {}, () => forgetVoice(server.services.context)]) {
    await housekeeping();
    expect(await list(pilot, id)).toEqual([]);
    expect((await pilot.inject({ url: fileOf(id) })).statusCode).toBe(404);
  }
  expect(await db.select().from(voiceRecordings).where(eq(voiceRecordings.conversationId, id))).toEqual([]);
});

test("nobody hears or deletes another's, an administrator neither", async () => {
  const pilot = await createSubscribed(server.app);
  const id = await recordTwo(pilot);
  for (const other of [
    await createSubscribed(server.app),
    await createSubscribed(server.app, { isAdmin: true }),
  ]) {
    expect(await list(other, id)).toEqual([]);
    expect((await other.inject({ url: fileOf(id) })).statusCode).toBe(404);
    for (const url of [fileOf(id), `/api/conversations/${id}/recordings`, '/api/account/recordings'])
      expect((await other.inject({ method: 'DELETE', url })).json()).toEqual({ deleted: 0 });
  }
  expect(await list(pilot, id)).toHaveLength(2);
});

test.each([
  ['bytes=0-99', 206, 'bytes 0-99/1000', 100],
  ['bytes=900-', 206, 'bytes 900-999/1000', 100],
  ['bytes=-1', 206, 'bytes 999-999/1000', 1],
  ['bytes=-5000', 206, 'bytes 0-999/1000', 1_000],
  ['bytes=990-99999999999999999999', 206, 'bytes 990-999/1000', 10],
  ['bytes=1000-', 416, 'bytes */1000', 0],
  ['bytes=-0', 416, 'bytes */1000', 0],
  ['bytes=9-1', 200, undefined, 1_000],
  ['bytes=0-1,5-6', 200, undefined, 1_000],
  ['bytes=', 200, undefined, 1_000],
  ['lines=0-1', 200, undefined, 1_000],
])('a player that asks for %s is answered %i', async (range, status, contentRange, length) => {
  const pilot = await createSubscribed(server.app);
  const id = await recordTwo(pilot);
  const response = await pilot.inject({ url: fileOf(id), headers: { range } });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-range']).toBe(contentRange);
  expect(response.rawPayload).toHaveLength(length);
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['-1', '1.5', 'x', '999999999', '1%00'])('turn %s is none', async (turn) => {
  const pilot = await createSubscribed(server.app);
  const url = `/api/conversations/conv_x/recordings/${turn}`;
  expect([404, 422]).toContain((await pilot.inject({ url })).statusCode);
});

test('one is deleted, an exam, and all; what is deleted while it plays is gone from there on', async () => {
  const pilot = await createSubscribed(server.app);
  const [first, second] = [await recordTwo(pilot), await recordTwo(pilot)];
  const remove = async (url: string) => (await pilot.inject({ method: 'DELETE', url })).json();
  const part = () => pilot.inject({ url: fileOf(first), headers: { range: 'bytes=500-' } });
  expect((await part()).statusCode).toBe(206);
  expect(await remove(fileOf(first))).toEqual({ deleted: 1 });
  expect(await remove(fileOf(first))).toEqual({ deleted: 0 });
  expect((await part()).statusCode).toBe(404);
  expect(await kept(pilot)).toEqual({ recordings: 3, exams: 2, bytes: 3_000 });
  expect(await remove(`/api/conversations/${first}/recordings`)).toEqual({ deleted: 1 });
  expect(await list(pilot, second)).toHaveLength(2);
  expect(await remove('/api/account/recordings')).toEqual({ deleted: 2 });
  expect(await kept(pilot)).toEqual({ recordings: 0, exams: 0, bytes: 0 });
});

test('the export holds the sound, and it goes with the account', async () => {
  const pilot = await createSubscribed(server.app);
  const id = await recordTwo(pilot);
  const { recordings, account } = (await pilot.inject({ url: '/api/account/export' })).json();
  expect(account).toMatchObject({ id: pilot.user.id });
  expect(recordings).toMatchObject([
    { conversationId: id, turn: 1, wav: Buffer.from(WAV).toString('base64') },
    { conversationId: id, turn: 3 },
  ]);
  await pilot.inject({ method: 'POST', url: '/api/account/delete', payload: { password: PASSWORD } });
  const { db } = server.database;
  expect(await db.select().from(voiceRecordings).where(eq(voiceRecordings.conversationId, id))).toEqual([]);
});

test('a line that was replaced stores nothing', async () => {
  const pilot = await createSubscribed(server.app);
  const id = await recordTwo(pilot);
  const { db } = server.database;
  await db.update(conversations).set({ connection: 2 }).where(eq(conversations.id, id));
  await store(id, 5, 1);
  expect(await kept(pilot)).toMatchObject({ recordings: 2 });
  await store(id, 5, 2);
  expect(await kept(pilot)).toMatchObject({ recordings: 3 });
});
