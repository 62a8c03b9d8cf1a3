import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostedExams, usageEntries } from '#db/schema/index.ts';
import { sweepConversations } from '#domain/conversation/sweep-conversations.ts';
import { countFeedback } from '#domain/feedback/count-feedback.ts';
import { convergeCall } from '#hosted-voice/calls/converge-call.ts';
import { fetchMissingCalls } from '#hosted-voice/calls/fetch-missing-calls.ts';
import { KEY_FIELD } from '#hosted-voice/exam/conversation-key.ts';
import { readCallData } from '#hosted-voice/provider/read-call.ts';
import type { Call } from '#hosted-voice/provider/voice-provider.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { startFakeVoiceCompany, VOICE_KEY } from '../../../test/fake-voice-company.ts';
import { complete, user } from '../../../test/hosted-exam.ts';
import { createSubscribed } from '../../../test/subscribed.ts';

let company: Awaited<ReturnType<typeof startFakeVoiceCompany>>;
let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  company = await startFakeVoiceCompany();
  server = await buildTestApp({
    COACH_MINUTES_PER_MONTH: '60',
    ELEVENLABS_API_KEY: VOICE_KEY,
    ELEVENLABS_COACH_AGENT_ID: 'agent_coach',
    ELEVENLABS_DEMO_AGENT_ID: 'agent_demo',
    ELEVENLABS_BASE_URL: company.url,
  });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

/** A coach session on the provider's line in which the pilot has answered once, unless told otherwise. */
async function call(pilot: Awaited<ReturnType<typeof createSubscribed>>, { answered = true } = {}) {
  const { inject } = pilot;
  const started = await inject({ method: 'POST', url: '/api/conversations', payload: { kind: 'coach' } });
  const { conversationId, connection } = started.json();
  const key = connection.initiation.customLlmExtraBody[KEY_FIELD];
  const say = async (text: string) => {
    const answer = await complete(server, {
      messages: [user(text)],
      elevenlabs_extra_body: { [KEY_FIELD]: key },
    });
    await server.hosted.examiner.settled();
    return answer.json().choices[0].message.content as string;
  };
  if (answered) await say('I do not know.');
  const [exam] = await server.database.db
    .select()
    .from(hostedExams)
    .where(eq(hostedExams.conversationId, conversationId));
  const providerConversationId = exam!.providerConversationId!;
  const ended = (more: Partial<Call> = {}) => {
    const told: Call = {
      providerConversationId,
      state: 'done',
      seconds: 77,
      transcript: [],
      examKey: null,
      feedback: [],
      ...more,
    };
    return convergeCall(server.hosted, told);
  };
  return {
    providerConversationId,
    ended,
    say,
    hangUp: () => inject({ method: 'POST', url: `/api/conversations/${conversationId}/hung-up` }),
    ledger: () =>
      server.database.db.select().from(usageEntries).where(eq(usageEntries.conversationId, conversationId)),
  };
}

test("our own clock counts until the provider's word comes, which counts once", async () => {
  const session = await call(await createSubscribed(server.app));
  server.clock.advance(42_000);
  await session.hangUp();
  expect(await session.ledger()).toMatchObject([
    { engine: 'elevenlabs', seconds: 42, countedSeconds: 42, source: 'own-clock' },
  ]);
  await session.ended();
  const corrected = await session.ledger();
  expect(corrected).toMatchObject([{ seconds: 77, countedSeconds: 77, source: 'provider' }]);
  await session.ended({ seconds: 500 });
  expect(await session.ledger()).toEqual(corrected);
});

test('a message that never comes leaves our own record, and is asked for', async () => {
  const session = await call(await createSubscribed(server.app));
  server.clock.advance(30_000);
  await session.hangUp();
  server.clock.advance(95_000);
  const look = () => fetchMissingCalls(server.hosted);
  await look();
  expect(await session.ledger()).toMatchObject([{ seconds: 30, source: 'own-clock' }]);
  company.calls.set(session.providerConversationId, {
    conversation_id: session.providerConversationId,
    agent_id: 'agent_coach',
    status: 'done',
    transcript: [],
    metadata: { start_time_unix_secs: 1, call_duration_secs: 33 },
  });
  await look();
  expect(await session.ledger()).toMatchObject([{ seconds: 33, source: 'provider' }]);
  const asked = company.seen.length;
  await look();
  expect(company.seen.slice(asked).map(({ url }) => url.pathname)).not.toContain(
    `/v1/convai/conversations/${session.providerConversationId}`,
  );
});

test('what a pilot liked is counted when its call is told of, once each', async () => {
  const session = await call(await createSubscribed(server.app));
  await session.hangUp();
  const scored = (message: string, score: string) => ({ role: 'agent', message, feedback: { score } });
  const told = {
    conversation_id: session.providerConversationId,
    status: 'done',
    transcript: [
      scored('Good day.', 'like'),
      { role: 'user', message: 'Good day.', feedback: null },
      scored('What does it\0 take?', 'dislike'),
      scored('And at night?', 'of another kind'),
      { role: 'agent', message: null, feedback: { score: 'like' } },
    ],
    metadata: { call_duration_secs: 33 },
  };
  for (const _ of ['by its message', 'and once more']) await convergeCall(server.hosted, readCallData(told)!);
  expect(await countFeedback(server.services.context)).toEqual({ likes: 1, dislikes: 1 });
});

test('a call that the provider let fail is on its bill and not in the minutes of the pilot', async () => {
  const pilot = await createSubscribed(server.app);
  const session = await call(pilot);
  await session.ended({ state: 'failed', seconds: 600 });
  // It waits to be taken up again; when nobody has, it is over, and what it cost is asked for.
  expect(await session.ledger()).toEqual([]);
  server.clock.advance(121_000);
  await sweepConversations(server.services.context, server.services.content);
  await session.ended({ state: 'failed', seconds: 600 });
  expect(await session.ledger()).toMatchObject([{ seconds: 600, countedSeconds: 0 }]);
  const silent = await call(pilot, { answered: false });
  await silent.ended({ seconds: 40 });
  expect(await silent.ledger()).toMatchObject([{ seconds: 40, countedSeconds: 0 }]);
  const usage = await pilot.inject({ url: '/api/user/minutes' });
  expect(usage.json().minutesUsed).toBe(0);
});

test('of two calls planned on the last minutes the second is told so in its first answer', async () => {
  const pilot = await createSubscribed(server.app);
  await (await call(pilot)).ended({ seconds: 59 * 60 });
  const [one, other] = [await call(pilot, { answered: false }), await call(pilot, { answered: false })];
  await one.say('I do not know.');
  await one.hangUp();
  await one.ended({ seconds: 300 });
  expect(await other.say('I do not know.')).toContain('You have used your 60 minutes of this month.');
});

test('a pilot who only kept silent has not begun: the provider bills it, his month does not', async () => {
  const session = await call(await createSubscribed(server.app), { answered: false });
  await session.say('...');
  server.clock.advance(60_000);
  await session.ended({ seconds: 60, transcript: [{ role: 'user', content: '...' }] });
  expect(await session.ledger()).toMatchObject([{ seconds: 60, countedSeconds: 0, source: 'provider' }]);
});

test('a process that dies between our record and the ledger leaves nothing half told', async () => {
  const session = await call(await createSubscribed(server.app));
  server.clock.advance(42_000);
  await session.hangUp();
  server.clock.advance(95_000);
  company.calls.set(session.providerConversationId, {
    conversation_id: session.providerConversationId,
    status: 'failed',
    metadata: { call_duration_secs: 33 },
  });
  const look = () => fetchMissingCalls(server.hosted);
  const { db } = server.database;
  await db.execute('alter table usage_entry rename to usage_entry_away');
  try {
    await look();
  } finally {
    await db.execute('alter table usage_entry_away rename to usage_entry');
  }
  await look();
  expect(await session.ledger()).toMatchObject([{ seconds: 33, countedSeconds: 0, source: 'provider' }]);
});
