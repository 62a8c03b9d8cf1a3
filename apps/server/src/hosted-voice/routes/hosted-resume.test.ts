import { OPEN_REFERENCES } from '@rightseat/contract';
import type { ExamState } from '@rightseat/examiner';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { conversations, hostedExams, turns, usageEntries } from '#db/schema/index.ts';
import { sweepConversations } from '#domain/conversation/sweep-conversations.ts';
import { KEY_FIELD } from '#hosted-voice/exam/conversation-key.ts';
import { recordHostedExam } from '#hosted-voice/exam/record-hosted-exam.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import {
  signWebhook,
  startFakeVoiceCompany,
  VOICE_KEY,
  VOICE_WEBHOOK_SECRET,
} from '../../../test/fake-voice-company.ts';
import { assistant, type ChatMessage, complete, END_CALL, tool, user } from '../../../test/hosted-exam.ts';
import { createSubscribed } from '../../../test/subscribed.ts';

const DONT_KNOW = 'I do not know.';
const TOOLS = [END_CALL, tool(OPEN_REFERENCES, [])];

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
beforeEach(() => company.behave('answers'));
afterAll(async () => {
  await server.close();
  await company.close();
});

/** The last sentence of what was said: the question. */
const question = (words: string) => words.split(/(?<=[.?!]) /).at(-1) ?? '';

/** One call of the provider's, as its agent holds it: it tells all of its own words and nothing of other calls. */
function hold(connection: { initiation: Record<string, Record<string, string>> }) {
  const { dynamicVariables, customLlmExtraBody } = connection.initiation;
  const opening = dynamicVariables?.examiner_opening ?? '';
  const messages: ChatMessage[] = [assistant(opening)];
  const ask = (told: ChatMessage[]) =>
    complete(server, { messages: told, tools: TOOLS, elevenlabs_extra_body: customLlmExtraBody });
  return {
    opening,
    messages,
    ask,
    key: customLlmExtraBody?.[KEY_FIELD] ?? '',
    async say(text: string): Promise<string> {
      messages.push(user(text));
      const { message } = (await ask(messages)).json().choices[0];
      messages.push({ role: 'assistant', ...message });
      await server.hosted.examiner.settled();
      return message.content ?? JSON.parse(message.tool_calls[0].function.arguments).message;
    },
  };
}

/** A pilot in mid-exam on the provider's line. */
async function startExam({
  answers = [DONT_KNOW, DONT_KNOW],
  ...choice
}: {
  answers?: string[];
  codes?: string[];
} = {}) {
  const pilot = await createSubscribed(server.app);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    pilot.inject({ method, url, ...(payload ? { payload } : {}) });
  const { conversationId, connection } = (
    await call('POST', '/api/conversations', { kind: 'coach', ...choice })
  ).json();
  const first = hold(connection);
  let last = '';
  for (const answer of answers) last = await first.say(answer);
  // He has heard what he is asked.
  server.clock.advance(30_000);
  const asked = question(last);
  const url = `/api/conversations/${conversationId}`;
  const { db } = server.database;
  return {
    conversationId,
    connection,
    call,
    first,
    asked,
    hungUp: (payload?: object) => call('POST', `${url}/hung-up`, payload),
    resume: () => call('POST', `${url}/resume`),
    async resumed() {
      const answer = await call('POST', `${url}/resume`);
      expect(answer.statusCode).toBe(200);
      return { ...answer.json(), line: hold(answer.json().connection) };
    },
    record: async () => (await call('GET', url)).json(),
    async row() {
      const [row] = await db.select().from(conversations).where(eq(conversations.id, conversationId));
      const [exam] = await db
        .select()
        .from(hostedExams)
        .where(eq(hostedExams.conversationId, conversationId));
      return { ...row!, exam: exam! };
    },
    said: async () =>
      (
        await db
          .select()
          .from(turns)
          .where(eq(turns.conversationId, conversationId))
          .orderBy(asc(turns.position))
      ).map(({ role, text }) => `${role}: ${text}`),
  };
}

/** What the provider tells us of a call when it is over. */
async function tell(providerConversationId: string | null, more: object = {}) {
  const body = JSON.stringify({
    type: 'post_call_transcription',
    data: {
      conversation_id: providerConversationId,
      status: 'done',
      transcript: [],
      metadata: { call_duration_secs: 60 },
      ...more,
    },
  });
  const headers = {
    'content-type': 'application/json',
    'elevenlabs-signature': signWebhook(body, server.clock.now()),
  };
  return server.app.inject({ method: 'POST', url: '/api/elevenlabs/webhook', headers, payload: body });
}

test('a lost line goes on in another call at the same question, and nothing said before is lost', async () => {
  const exam = await startExam();
  const before = await exam.said();
  const { line } = await exam.resumed();
  expect(line.opening).toContain(exam.asked);
  expect(line.key).not.toBe(exam.first.key);
  const next = await line.say(DONT_KNOW);
  expect(next).not.toBe('');
  await exam.hungUp({ call: 1 });
  const after = await exam.record();
  expect(after).toMatchObject({ status: 'ended', endReason: 'pilot' });
  expect(await exam.said()).toEqual([
    ...before,
    `examiner: ${line.opening}`,
    `pilot: ${DONT_KNOW}`,
    `examiner: ${next}`,
  ]);
  expect(after.debrief.lines.length).toBeGreaterThan(1);
});

test('a pause stands whatever is told of its call afterwards', async () => {
  const exam = await startExam();
  const url = `/api/conversations/${exam.conversationId}/pause`;
  expect((await exam.call('POST', url)).statusCode).toBe(200);
  expect(await exam.record()).toMatchObject({ status: 'live', resumableUntil: expect.any(String) });
  await tell((await exam.row()).exam.providerConversationId);
  const { line } = await exam.resumed();
  expect(line.opening).toContain(exam.asked);
  await line.say(DONT_KNOW);
  await exam.hungUp({ call: 1 });
  expect(await exam.record()).toMatchObject({ status: 'ended', endReason: 'pilot' });
});

test('a line lost three times keeps everything, and the same request has the same answer in the last call', async () => {
  const exam = await startExam();
  let { line } = await exam.resumed();
  ({ line } = await exam.resumed());
  await line.say('Ninety days.');
  ({ line } = await exam.resumed());
  const first = await line.say(DONT_KNOW);
  const again = (await line.ask(line.messages.slice(0, 2))).json().choices[0].message;
  expect(again.content).toBe(first);
  expect((await exam.said()).filter((row) => row.startsWith('pilot'))).toEqual([
    `pilot: ${DONT_KNOW}`,
    `pilot: ${DONT_KNOW}`,
    'pilot: Ninety days.',
    `pilot: ${DONT_KNOW}`,
  ]);
});

test('a line lost over open books: the new call opens them again, and what is held out counts', async () => {
  const exam = await startExam({ codes: ['PA.I.D.K5'], answers: ['look-up'] });
  const { line } = await exam.resumed();
  expect(line.opening).toMatch(/show me [^.]*\.$/i);
  const { message } = (await line.ask([...line.messages, user('look-up')])).json().choices[0];
  const [call] = message.tool_calls;
  expect(call.function.name).toBe(OPEN_REFERENCES);
  const heldOut = { role: 'tool', tool_call_id: call.id, content: '{"reference":"14 CFR 91.153"}' };
  line.messages.push(user('look-up'), { role: 'assistant', ...message }, heldOut);
  expect((await line.ask(line.messages)).json().choices[0].message.content).toMatch(/\?$/);
  await line.say('A flight plan has the route, the fuel and the people on board.');
  await exam.hungUp();
  const { debrief } = await exam.record();
  expect(debrief.lines[0].lookUp).toMatchObject({ reference: '14 CFR 91.153', rightSection: true });
});

test('an answer whose reply cannot have been heard may be a guess at half of it: he is asked again', async () => {
  const exam = await startExam({ answers: [DONT_KNOW, DONT_KNOW, DONT_KNOW] });
  const { spoken } = ((await exam.row()).examState as ExamState).progress;
  const unheard = await exam.first.say('Well, the');
  expect(unheard).not.toContain(spoken);
  // However short the reply is, it has not been spoken by then.
  server.clock.advance(500);
  const { line } = await exam.resumed();
  expect(line.opening).toContain(spoken);
  expect(await exam.said()).toContain('pilot: Well, the');
  await line.say('Something else altogether.');
  const { asked, current } = (await exam.row()).examState as ExamState;
  const answered = [...asked, ...(current ? [current] : [])].findLast(({ parts }) => parts.length > 0);
  expect(answered?.parts.map(({ text }) => text).slice(-2)).toEqual([
    'Well, the',
    'Something else altogether.',
  ]);
  expect(
    (await exam.record()).transcript.find(({ text }: { text: string }) => text === unheard),
  ).toMatchObject({
    interrupted: true,
  });
});

test('an answer that grew in the meantime is as old as its last words', async () => {
  const exam = await startExam({ answers: [DONT_KNOW, DONT_KNOW, DONT_KNOW] });
  const { spoken } = ((await exam.row()).examState as ExamState).progress;
  const told = (text: string) => exam.first.ask([...exam.first.messages, user(text)]);
  await told('Well, the');
  server.clock.advance(60_000);
  await told('Well, the pilot is');
  server.clock.advance(2_000);
  expect((await exam.resumed()).line.opening).toContain(spoken);
});

test('after the reply has been heard the answer stands, and the next question is the one to repeat', async () => {
  const exam = await startExam({ answers: [DONT_KNOW, DONT_KNOW, DONT_KNOW] });
  const next = await exam.first.say('Well, the');
  server.clock.advance(60_000);
  expect((await exam.resumed()).line.opening).toContain(question(next));
});

test('the call that was lost has no say any more, however late it comes', async () => {
  const exam = await startExam();
  const { line } = await exam.resumed();
  await line.say(DONT_KNOW);
  const said = await exam.said();
  const late = await exam.first.say('I want to stop the exam.');
  expect(late).toMatch(/goes on elsewhere/);
  await exam.hungUp({ call: 0 });
  await tell((exam.connection as { signedUrl: string }).signedUrl, {
    conversation_initiation_client_data: { custom_llm_extra_body: { [KEY_FIELD]: exam.first.key } },
  });
  expect(await exam.said()).toEqual(said);
  expect(await exam.record()).toMatchObject({ status: 'live', resumableUntil: null });
  expect(await line.say(DONT_KNOW)).not.toMatch(/elsewhere/);
});

test('a request of the old call that is under way while the pilot comes back writes nothing into the new one', async () => {
  const exam = await startExam();
  const { messages } = exam.first;
  const [, { line }] = await Promise.all([
    exam.first.ask([...messages, user('A last word on the old line.')]),
    exam.resumed(),
  ]);
  await server.hosted.examiner.settled();
  await line.say('The first word on the new one.');
  const said = await exam.said();
  expect(said.at(-2)).toBe('pilot: The first word on the new one.');
  // Written before the new call began or not at all, never over it.
  expect(said.indexOf('pilot: A last word on the old line.')).toBeLessThan(
    said.indexOf(`examiner: ${line.opening}`) + 1,
  );
});

test('what the old call still has to write when the new one has begun is not written', async () => {
  const exam = await startExam();
  const { examState } = await exam.row();
  await exam.resumed();
  const { conversationId } = exam;
  const said = await exam.said();
  const exchanges = [{ pilot: null, examiner: 'Words of the old call.', interrupted: false, verdicts: [] }];
  const late = { conversationId, call: 0, exchanges, turns: 9, state: examState as ExamState, atMs: 1 };
  await recordHostedExam(server.services.context, late);
  expect(await exam.said()).toEqual(said);
  await recordHostedExam(server.services.context, { ...late, call: 1 });
  expect((await exam.said()).at(-1)).toBe('examiner: Words of the old call.');
});

test('the time in which the line was away is given back, and no more than two minutes of it', async () => {
  const exam = await startExam();
  server.clock.advance(100_000);
  await exam.first.say(DONT_KNOW);
  server.clock.advance(60_000);
  const { elapsedSeconds, line } = await exam.resumed();
  expect(elapsedSeconds).toBe(130);
  server.clock.advance(300_000);
  expect((await exam.resume()).json().elapsedSeconds).toBe(130 + 300 - 120);
  await line.say(DONT_KNOW);
  await exam.hungUp();
  expect((await exam.row()).secondsUsed).toBeGreaterThanOrEqual(280);
});

test('the limit holds over all calls', async () => {
  const exam = await startExam();
  server.clock.advance(1_470_000);
  await exam.first.say(DONT_KNOW);
  const { line, elapsedSeconds } = await exam.resumed();
  expect(elapsedSeconds).toBe(1500);
  server.clock.advance(270_000);
  expect(await line.say(DONT_KNOW)).toMatch(/time we have|brings us to the end/);
  await exam.hungUp({ call: 1 });
  expect(await exam.row()).toMatchObject({ endReason: 'limit', secondsUsed: 1770 });
  expect((await exam.resume()).statusCode).toBe(409);
});

test('a call that ended without its page is offered for two minutes, then debriefed', async () => {
  const exam = await startExam();
  const { exam: hosted } = await exam.row();
  await tell(hosted.providerConversationId);
  const { resumableUntil, debrief } = await exam.record();
  expect(debrief).toBeNull();
  expect(Date.parse(resumableUntil)).toBe(server.clock.now().getTime() + 120_000);
  server.clock.advance(60_000);
  // Told again, it does not begin anew.
  await tell(hosted.providerConversationId);
  expect((await exam.record()).resumableUntil).toBe(resumableUntil);
  const { line } = await exam.resumed();
  expect(line.opening).toContain(exam.asked);
  const { exam: next } = await exam.row();
  await tell(next.providerConversationId);
  server.clock.advance(121_000);
  expect((await exam.resume()).statusCode).toBe(409);
  await sweepConversations(server.services.context, server.services.content);
  expect(await exam.record()).toMatchObject({ status: 'ended', endReason: 'lost' });
  await tell(next.providerConversationId);
  const [usage] = await server.database.db
    .select()
    .from(usageEntries)
    .where(eq(usageEntries.conversationId, exam.conversationId));
  expect(usage).toMatchObject({ source: 'provider', seconds: next.secondsBefore + 60 });
});

test('an exam that the examiner has closed is not offered again', async () => {
  const exam = await startExam();
  await exam.first.say('I want to stop the exam.');
  await exam.first.say('Yes.');
  const { exam: hosted } = await exam.row();
  expect((await exam.resume()).statusCode).toBe(409);
  await tell(hosted.providerConversationId);
  expect(await exam.record()).toMatchObject({ status: 'ended', endReason: 'examiner' });
});

test('a provider that refuses another call leaves the exam as it was, to be tried again', async () => {
  const exam = await startExam();
  const before = await exam.row();
  company.behave(500);
  const refused = await exam.resume();
  expect(refused.statusCode).toBe(502);
  expect(refused.json().code).toBe('provider_unavailable');
  expect(await exam.row()).toEqual(before);
  company.behave('answers');
  expect((await exam.resumed()).line.opening).toContain(exam.asked);
});

describe('a second start by the same pilot', () => {
  const startAgain = (exam: Awaited<ReturnType<typeof startExam>>) =>
    exam.call('POST', '/api/conversations', { kind: 'coach' });

  /** What the provider answers when it is asked about the call. */
  async function asked(exam: Awaited<ReturnType<typeof startExam>>, status: string) {
    const { providerConversationId } = (await exam.row()).exam;
    const told = { conversation_id: providerConversationId, status, metadata: { call_duration_secs: 40 } };
    company.calls.set(providerConversationId!, told);
  }

  test('takes over at once from a call that is over, which nobody has told us of', async () => {
    const exam = await startExam();
    await asked(exam, 'processing');
    expect((await startAgain(exam)).statusCode).toBe(200);
    const { status, endReason, debrief } = await exam.record();
    expect({ status, endReason }).toEqual({ status: 'ended', endReason: 'lost' });
    expect(debrief.lines.length).toBeGreaterThan(0);
  });

  test('is refused while the call goes on, or nobody can say whether it does', async () => {
    const exam = await startExam();
    await asked(exam, 'in-progress');
    expect((await startAgain(exam)).statusCode).toBe(409);
    company.behave(500);
    expect((await startAgain(exam)).statusCode).toBe(409);
    company.behave('answers');
    expect(await exam.record()).toMatchObject({ status: 'live', resumableUntil: null });
  });

  test('asks the provider about nobody else', async () => {
    const exam = await startExam();
    await asked(exam, 'done');
    const before = company.seen.length;
    const stranger = await createSubscribed(server.app);
    await stranger.inject({ method: 'POST', url: '/api/conversations', payload: { kind: 'coach' } });
    expect(company.seen.slice(before).map(({ url }) => url.pathname)).toEqual([
      '/v1/convai/conversation/get-signed-url',
    ]);
    expect((await exam.record()).status).toBe('live');
  });
});

test("another's session is not found, and the provider is not asked", async () => {
  const exam = await startExam();
  const stranger = await createSubscribed(server.app);
  const asked = company.seen.length;
  const url = `/api/conversations/${exam.conversationId}/resume`;
  expect((await stranger.inject({ method: 'POST', url })).statusCode).toBe(404);
  expect(company.seen.length).toBe(asked);
});

test('a session that nobody goes back to can be ended from outside', async () => {
  const exam = await startExam();
  server.clock.advance(50_000);
  await exam.call('POST', `/api/conversations/${exam.conversationId}/end`);
  expect(await exam.row()).toMatchObject({ status: 'ended', endReason: 'pilot', secondsUsed: 80 });
});
