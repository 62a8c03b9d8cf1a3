import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conversations, turns, usageEntries } from '#db/schema/index.ts';
import { claimConversation } from '#domain/conversation/claim-conversation.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { storeTurn } from '#domain/conversation/store-turn.ts';
import { sweepConversations } from '#domain/conversation/sweep-conversations.ts';
import { createConversationRecord } from '#realtime/conversation-record.ts';
import { watchEndRequests } from '#realtime/watch-end-requests.ts';
import { createSignedIn, PASSWORD } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { openCoachLine, until } from '../../test/coach-line.ts';
import { listen } from '../../test/listen.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;
beforeAll(async () => {
  server = await buildTestApp();
  host = await listen(server.app);
});
afterAll(() => server.close());

const DONT_KNOW = "I don't know.";

/** A pilot in mid-exam: one question answered, the next one asked. */
async function startExam() {
  const pilot = await createSubscribed(server.app);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    pilot.inject({ method, url, headers: { host }, ...(payload ? { payload } : {}) });
  const started = (await call('POST', '/api/conversations', { kind: 'coach' })).json();
  const line = openCoachLine(started.connection.signedUrl);
  await line.reply(1);
  await line.say(DONT_KNOW);
  const question = await line.say(DONT_KNOW);
  const url = `/api/conversations/${started.conversationId}`;
  return {
    ...started,
    userId: pilot.user.id,
    call,
    line,
    question,
    record: async () => (await call('GET', url)).json(),
    resume: () => call('POST', `${url}/resume`),
    lost: () => until(async () => (await call('GET', url)).json().resumableUntil),
  };
}

/** The last sentence of what was said: the question. */
const asked = (words: string) => words.split(/(?<=[.?!]) /).at(-1) ?? '';

test('a dropped connection resumes at the same question, with all that was said before', async () => {
  const exam = await startExam();
  exam.line.socket.terminate();
  await exam.lost();
  const before = await exam.record();
  expect(before).toMatchObject({ status: 'live', debrief: null });

  const resumed = (await exam.resume()).json();
  const line = openCoachLine(resumed.connection.signedUrl);
  expect(await line.reply(1)).toContain(asked(exam.question));
  expect(await exam.record()).toMatchObject({ status: 'live', resumableUntil: null });
  await line.say(DONT_KNOW);
  line.socket.close(1000);
  const after = await until(async () => {
    const record = await exam.record();
    return record.status === 'ended' && record;
  });
  expect(after.endReason).toBe('pilot');
  expect(after.transcript.slice(0, before.transcript.length)).toEqual(before.transcript);
  expect(after.transcript.length).toBeGreaterThan(before.transcript.length + 1);
});

test('a pilot who pauses can come back, even when his page hangs up afterwards', async () => {
  const exam = await startExam();
  const paused = await exam.call('POST', `/api/conversations/${exam.conversationId}/pause`);
  expect(paused.statusCode).toBe(200);
  // Said at once, not when somebody notices that the line is silent.
  expect(await exam.record()).toMatchObject({ status: 'live', resumableUntil: expect.any(String) });
  exam.line.socket.close(1000);
  expect((await exam.call('POST', `/api/conversations/${exam.conversationId}/pause`)).statusCode).toBe(200);
  const resumed = (await exam.resume()).json();
  const line = openCoachLine(resumed.connection.signedUrl);
  expect(await line.reply(1)).toContain(asked(exam.question));
  line.socket.close(1000);
});

test("another's exam cannot be paused", async () => {
  const exam = await startExam();
  const stranger = await createSubscribed(server.app);
  const url = `/api/conversations/${exam.conversationId}/pause`;
  expect((await stranger.inject({ method: 'POST', url, headers: { host } })).statusCode).toBe(404);
  expect(await exam.record()).toMatchObject({ status: 'live', resumableUntil: null });
  exam.line.socket.close(1000);
});

test('time without a connection is not counted', async () => {
  const exam = await startExam();
  exam.line.socket.terminate();
  await exam.lost();
  await server.database.db
    .update(conversations)
    .set({ secondsUsed: 700 })
    .where(eq(conversations.id, exam.conversationId));
  server.clock.advance(100_000);
  expect((await exam.resume()).json()).toMatchObject({ limitSeconds: 1800, elapsedSeconds: 700 });
});

test('after two minutes it is over, with its debrief', async () => {
  const exam = await startExam();
  exam.line.socket.terminate();
  await exam.lost();
  server.clock.advance(121_000);
  expect((await exam.resume()).statusCode).toBe(409);
  await sweepConversations(server.services.context, server.services.content);
  expect(await exam.record()).toMatchObject({ status: 'ended', endReason: 'lost', resumableUntil: null });
  expect((await exam.record()).debrief.lines.length).toBeGreaterThan(0);
});

test('a server that stops leaves every coach conversation to be resumed', async () => {
  const exam = await startExam();
  await server.services.live.drain();
  expect(await exam.line.closed).toBe(1012);
  expect(await exam.record()).toMatchObject({ status: 'live', debrief: null });
  const resumed = (await exam.resume()).json();
  expect(await openCoachLine(resumed.connection.signedUrl).reply(1)).toContain(asked(exam.question));
});

test('a server that was killed finds the conversation at its next start', async () => {
  const exam = await startExam();
  // What the dead process would have done at its end is not done.
  await sweepConversations(server.services.context, server.services.content, { allLive: true });
  expect((await exam.record()).resumableUntil).not.toBeNull();
  const resumed = (await exam.resume()).json();
  expect(await openCoachLine(resumed.connection.signedUrl).reply(1)).toContain(asked(exam.question));
});

test('a connection that only looks open is taken over', async () => {
  const exam = await startExam();
  const resumed = (await exam.resume()).json();
  expect(await exam.line.closed).toBe(4409);
  expect(await openCoachLine(resumed.connection.signedUrl).reply(1)).toContain(asked(exam.question));
  expect(await exam.record()).toMatchObject({ status: 'live', resumableUntil: null });
});

test('a new exam ends one that has lost its connection, and nobody resumes another’s', async () => {
  const exam = await startExam();
  exam.line.socket.terminate();
  await exam.lost();
  const other = await createSubscribed(server.app);
  const theft = await other.inject({
    method: 'POST',
    url: `/api/conversations/${exam.conversationId}/resume`,
  });
  expect(theft.statusCode).toBe(404);
  expect((await exam.call('POST', '/api/conversations', { kind: 'coach' })).statusCode).toBe(200);
  expect(await exam.record()).toMatchObject({ status: 'ended', endReason: 'lost' });
  expect((await exam.resume()).statusCode).toBe(409);
});

describe('with the line on another node', () => {
  /** Claimed there, ten minutes ago; this node has no socket of it. */
  async function heldElsewhere() {
    const pilot = await createSubscribed(server.app);
    const started = await pilot.inject({
      method: 'POST',
      url: '/api/conversations',
      payload: { kind: 'coach' },
    });
    const { conversationId, connection } = started.json();
    const token = new URL(connection.signedUrl).searchParams.get('token') ?? '';
    await claimConversation(server.services.context, token, '10.1.0.1');
    const asked = {
      position: 0,
      role: 'examiner',
      text: 'What must be inspected, and when?',
      startedAtMs: 590_000,
      endedAtMs: 600_000,
      interrupted: false,
    } as const;
    await storeTurn(server.services.context, { conversationId, connection: 0 }, asked);
    const post = (verb: string) =>
      pilot.inject({ method: 'POST', url: `/api/conversations/${conversationId}/${verb}` });
    return { conversationId, post };
  }

  test('what was talked there counts when it is ended from here', async () => {
    const { conversationId, post } = await heldElsewhere();
    expect((await post('end')).statusCode).toBe(200);
    const [row] = await server.database.db
      .select({ secondsUsed: conversations.secondsUsed, seconds: usageEntries.seconds })
      .from(conversations)
      .leftJoin(usageEntries, eq(usageEntries.conversationId, conversations.id))
      .where(eq(conversations.id, conversationId));
    expect(row).toEqual({ secondsUsed: 600, seconds: 600 });
  });

  test('what was talked there is gone from its time when it is resumed here', async () => {
    const { post } = await heldElsewhere();
    expect((await post('resume')).json()).toMatchObject({ elapsedSeconds: 600 });
    expect((await post('resume')).json()).toMatchObject({ elapsedSeconds: 600 });
  });

  test('what that node still has to write once the line is here is not written over what is said here', async () => {
    const { conversationId, post } = await heldElsewhere();
    const { connection } = (await post('resume')).json();
    const token = new URL(connection.signedUrl).searchParams.get('token') ?? '';
    const here = await claimConversation(server.services.context, token, '10.1.0.1');
    const turn = { role: 'examiner', startedAtMs: 1, endedAtMs: 2, interrupted: false } as const;
    for (const [held, text] of [
      [here!, 'You are back.'],
      [{ ...here!, connection: 0 }, 'As I was saying'],
    ] as const) {
      const record = createConversationRecord(server.services.context, held);
      record.addTurn({ ...turn, text, replacesLast: false });
      await record.flush();
    }
    const said = await server.database.db
      .select({ text: turns.text })
      .from(turns)
      .where(eq(turns.conversationId, conversationId))
      .orderBy(asc(turns.position));
    expect(said.map(({ text }) => text)).toEqual(['What must be inspected, and when?', 'You are back.']);
  });

  test('the node that has the line lets go of it when it was ended elsewhere', async () => {
    const exam = await startExam();
    const { context, content } = server.services;
    const { conversationId } = exam;
    await endConversation(context, content, { conversationId, reason: 'pilot', secondsUsed: 5 });
    const stop = watchEndRequests(server.services);
    try {
      expect(await exam.line.closed).toBe(1000);
    } finally {
      stop();
    }
    expect(await exam.record()).toMatchObject({ endReason: 'pilot', secondsUsed: 5 });
  });
});

test('an exam whose account is deleted in its course is hung up', async () => {
  const exam = await startExam();
  const deleted = await exam.call('POST', '/api/account/delete', { password: PASSWORD });
  expect(deleted.statusCode).toBe(200);
  const stop = watchEndRequests(server.services);
  try {
    expect(await exam.line.closed).toBe(1000);
  } finally {
    stop();
  }
});

test('an exam whose access is revoked in its course ends with it, and not as a fault', async () => {
  const exam = await startExam();
  const admin = await createSignedIn(server.app, { isAdmin: true });
  const { userId } = exam;
  const revoked = await admin.inject({
    method: 'POST',
    url: '/api/admin/revoke-access',
    payload: { userId },
  });
  expect(revoked.statusCode).toBe(200);
  const stop = watchEndRequests(server.services);
  try {
    expect(await exam.line.closed).toBe(1000);
  } finally {
    stop();
  }
  const ended = await until(async () => {
    const now = await exam.record();
    return now.status === 'ended' && now;
  });
  expect(ended).toMatchObject({ endReason: 'access-ended', debrief: expect.any(Object) });
});
