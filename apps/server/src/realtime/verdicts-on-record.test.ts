import { setTimeout } from 'node:timers/promises';
import type { ExamState, Verdict } from '@rightseat/examiner';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, hostedExams, turns } from '#db/schema/index.ts';
import { storeTurn } from '#domain/conversation/store-turn.ts';
import { sweepConversations } from '#domain/conversation/sweep-conversations.ts';
import { createHostedExaminer } from '#hosted-voice/model/answer-completion.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { openCoachLine, until } from '../../test/coach-line.ts';
import { assistant, hostCoach, system, user } from '../../test/hosted-exam.ts';
import { listen } from '../../test/listen.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;
beforeAll(async () => {
  server = await buildTestApp();
  host = await listen(server.app);
});
afterAll(() => server.close());

/** A main question with a nudge for what is missing of an answer that says nothing of it. */
function nudged() {
  const found = server.services.content.questions.find(
    ({ keyPoints, mustKnow }) => !mustKnow && keyPoints.find(({ essential }) => essential)?.nudge,
  );
  const point = found?.keyPoints.find(({ essential }) => essential);
  if (!found || !point?.nudge) throw new Error('No question has a nudge');
  return { question: found, nudge: point.nudge };
}

const BESIDE_THE_POINT = 'My uncle keeps his Cherokee in a barn near the lake.';

/** An exam that begins with this question. */
async function startExam({ id: questionId, rating }: ReturnType<typeof nudged>['question']) {
  const pilot = await createSubscribed(server.app);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    pilot.inject({ method, url, headers: { host }, ...(payload ? { payload } : {}) });
  const choice = { rating, manner: 'checkride' };
  const started = (await call('POST', '/api/conversations', { kind: 'coach', ...choice })).json();
  const { conversationId, connection } = started;
  const read = async () => {
    const [row] = await server.database.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    return row!;
  };
  const planned = (await read()).examState as ExamState;
  const plan = [questionId, ...planned.plan.filter((id) => id !== questionId)];
  await server.database.db
    .update(conversations)
    .set({ examState: { ...planned, plan } })
    .where(eq(conversations.id, conversationId));
  const line = openCoachLine(connection.signedUrl);
  await line.reply(1);
  const url = `/api/conversations/${conversationId}`;
  return {
    conversationId: conversationId as string,
    line,
    read,
    state: async () => (await read()).examState as ExamState,
    said: () =>
      server.database.db
        .select({ position: turns.position, text: turns.text, verdicts: turns.verdicts })
        .from(turns)
        .where(and(eq(turns.conversationId, conversationId), eq(turns.role, 'pilot')))
        .orderBy(asc(turns.position)),
    /** The process dies: what it would have done at its end is not done. */
    async kill() {
      const { context, content } = server.services;
      await sweepConversations(context, content, { allLive: true });
    },
    async resume() {
      const resumed = (await call('POST', `${url}/resume`)).json();
      const back = openCoachLine(resumed.connection.signedUrl);
      return { line: back, welcome: await back.reply(1) };
    },
    record: async () => (await call('GET', url)).json(),
  };
}

test('every verdict stands with the words that it is on, and the letter tells it', async () => {
  const { question, nudge } = nudged();
  const exam = await startExam(question);
  expect(await exam.line.say(BESIDE_THE_POINT)).toContain(nudge);
  await exam.line.say('Could you repeat the question?');
  await exam.line.say(question.modelAnswer);
  const said = await until(async () => {
    const rows = await exam.said();
    return rows.length === 3 && rows.every(({ verdicts }) => verdicts) && rows;
  });
  expect(said.map(({ verdicts }) => verdicts?.length)).toEqual([1, 0, 1]);
  const last = said[2]!.verdicts![0]!;
  expect(last).toMatchObject({
    questionId: question.id,
    followUp: null,
    channel: 'typed',
    satisfactory: true,
  });
  expect(
    last.keyPoints.flatMap(({ evidence }) => evidence).every((words) => question.modelAnswer.includes(words)),
  ).toBe(true);
  expect((await exam.state()).asked[0]?.verdicts).toEqual([said[0]!.verdicts![0], last]);
  exam.line.socket.close(1000);
  const ended = await until(async () => {
    const record = await exam.record();
    return record.debrief && record;
  });
  expect(ended.debrief.lines[0]).toMatchObject({ questionId: question.id, grade: 'satisfactory' });
});

test('an answer that was given the moment before the end is judged, and in the debrief', async () => {
  const { question } = nudged();
  const exam = await startExam(question);
  const { judge } = server.services;
  let isJudging = false;
  server.services.judge = {
    ...judge!,
    async read(asked) {
      isJudging = true;
      await setTimeout(300);
      return judge ? judge.read(asked) : null;
    },
  };
  const slow = await exam.resume();
  server.services.judge = judge;
  slow.line.socket.send(JSON.stringify({ type: 'user_message', text: question.modelAnswer }));
  await until(async () => isJudging);
  slow.line.socket.close(1000);
  const ended = await until(async () => {
    const record = await exam.record();
    return record.debrief && record;
  });
  expect(ended.debrief.lines[0]).toMatchObject({ questionId: question.id, grade: 'satisfactory' });
  const [said] = await exam.said();
  expect(said?.verdicts).toHaveLength(1);
});

test('a kill between a nudge and its answer loses nothing, and nothing is graded twice', async () => {
  const { question, nudge } = nudged();
  const exam = await startExam(question);
  expect(await exam.line.say(BESIDE_THE_POINT)).toContain(nudge);
  await until(async () => (await exam.state()).current?.verdicts.length === 1);
  const [before] = (await exam.state()).current!.verdicts;
  await exam.kill();
  const { line, welcome } = await exam.resume();
  expect(welcome).toContain(nudge);
  await line.say(question.modelAnswer);
  const [answered] = await until(async () => {
    const { asked } = await exam.state();
    return asked.length > 0 && asked;
  });
  expect(answered?.outcome).toBe('held');
  expect(answered?.parts.map(({ text }) => text)).toEqual([BESIDE_THE_POINT, question.modelAnswer]);
  expect(answered?.verdicts).toHaveLength(2);
  expect(answered?.verdicts[0]).toEqual(before);
  const rows = await until(async () => {
    const said = await exam.said();
    return said.every(({ verdicts }) => verdicts) && said;
  });
  expect(rows.flatMap(({ verdicts }) => verdicts)).toEqual(answered?.verdicts);
});

test('what was said to its end when the process died is heard when the pilot is back, once', async () => {
  const { question } = nudged();
  const exam = await startExam(question);
  await exam.kill();
  const { connection } = await exam.read();
  const times = { startedAtMs: 9_000, endedAtMs: 12_000, interrupted: false };
  const told = { position: 1, role: 'pilot' as const, text: question.modelAnswer, ...times };
  await storeTurn(server.services.context, { conversationId: exam.conversationId, connection }, told);
  const { welcome, line } = await exam.resume();
  expect(welcome).not.toContain(question.ask);
  const [heard] = await until(async () => {
    const said = await exam.said();
    return said[0]?.verdicts && said;
  });
  expect(heard).toMatchObject({ position: 1, verdicts: [{ questionId: question.id, satisfactory: true }] });
  line.socket.terminate();
  await until(async () => (await exam.read()).detachedAt);
  await exam.resume();
  expect((await exam.state()).asked.map(({ questionId, verdicts }) => [questionId, verdicts.length])).toEqual(
    [[question.id, 1]],
  );
});

test('an exam by another company’s voice is run again from its record, on whichever node', async () => {
  const { question } = nudged();
  const exam = await hostCoach(server, {
    rating: question.rating,
    codes: [question.acs[0]!],
    manner: 'checkride',
  });
  const opening = await exam.reply([system('You are an examiner.')]);
  const messages = [assistant(opening), user(BESIDE_THE_POINT)];
  await exam.reply(messages);
  const stored = async () => {
    const rows = await server.database.db
      .select({ verdicts: turns.verdicts })
      .from(turns)
      .where(and(eq(turns.conversationId, exam.conversationId), eq(turns.role, 'pilot')));
    return rows[0];
  };
  const row = await until(async () => (await stored())?.verdicts?.length === 1 && (await stored()));
  const [verdict] = row!.verdicts!;
  expect(verdict).toMatchObject({ satisfactory: false });
  // As if the grader had changed in the meantime: what stands on the record counts.
  const kept: Verdict = { ...verdict!, satisfactory: true, complete: true };
  const isHeld = eq(hostedExams.conversationId, exam.conversationId);
  const [held] = await server.database.db.select().from(hostedExams).where(isHeld);
  const advice = Object.fromEntries(
    Object.entries(held!.advice).map(([key, found]) => [key, { ...found!, verdicts: [kept] }]),
  );
  await server.database.db.update(hostedExams).set({ advice }).where(isHeld);
  const elsewhere = createHostedExaminer(server.services);
  const key = { conversationId: exam.conversationId, call: 0, endsAtMs: exam.endsAtMs };
  const answer = await elsewhere.answer(key, {
    messages: [...messages, assistant('Go on.'), user('Say again?')] as never,
  });
  await elsewhere.settled();
  const [after] = await server.database.db
    .select()
    .from(conversations)
    .where(eq(conversations.id, exam.conversationId));
  expect((after!.examState as ExamState).asked[0]).toMatchObject({ outcome: 'held', verdicts: [kept] });
  expect(answer.text).not.toBe('');
});
