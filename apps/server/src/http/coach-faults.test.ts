import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, subscriptions } from '#db/schema/index.ts';
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

async function startExam() {
  const pilot = await createSubscribed(server.app);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    pilot.inject({ method, url, headers: { host }, ...(payload ? { payload } : {}) });
  const start = () => call('POST', '/api/conversations', { kind: 'coach', manner: 'checkride' });
  const { conversationId, connection } = (await start()).json();
  const line = openCoachLine(connection.signedUrl);
  await line.reply(1);
  const url = `/api/conversations/${conversationId}`;
  const record = async () => (await call('GET', url)).json();
  return {
    pilot,
    conversationId,
    line,
    start,
    record,
    resume: () => call('POST', `${url}/resume`),
    lost: () => until(async () => (await record()).resumableUntil),
    ended: () =>
      until(async () => {
        const now = await record();
        return now.status === 'ended' && now;
      }),
  };
}

test('access that ends in mid-exam lets the exam finish, a lost line too, and opens no other', async () => {
  const exam = await startExam();
  await server.database.db
    .update(subscriptions)
    .set({ status: 'refunded', endsAt: new Date(0) })
    .where(eq(subscriptions.userId, exam.pilot.user.id));
  expect(await exam.line.say("I don't know.")).not.toBe('');
  exam.line.socket.terminate();
  await exam.lost();
  const resumed = (await exam.resume()).json();
  const line = openCoachLine(resumed.connection.signedUrl);
  await line.reply(1);
  line.socket.close(1000);
  expect((await exam.ended()).debrief.lines.length).toBeGreaterThan(0);
  expect((await exam.start()).statusCode).toBe(402);
});

test('the thirty minutes end the exam with the letter, and what was said stays', async () => {
  const exam = await startExam();
  await exam.line.say('The blue one, mostly.');
  exam.line.socket.terminate();
  await exam.lost();
  await server.database.db
    .update(conversations)
    .set({ secondsUsed: 1798 })
    .where(eq(conversations.id, exam.conversationId));
  const resumed = (await exam.resume()).json();
  const line = openCoachLine(resumed.connection.signedUrl);
  expect(await line.closed).toBe(1000);
  const after = await exam.ended();
  expect(after.transcript.map(({ text }: { text: string }) => text)).toContain('The blue one, mostly.');
  expect(after.debrief.outcome.areas.length).toBeGreaterThan(0);
  expect(after.secondsUsed).toBeLessThanOrEqual(1800);
});

test('an exam without one answer ends without one grade', async () => {
  const exam = await startExam();
  exam.line.socket.close(1000);
  const { debrief } = await exam.ended();
  const grades = debrief.lines.map(({ grade }: { grade: string }) => grade);
  expect(grades.filter((grade: string) => grade !== 'not-assessed')).toEqual([]);
});

test('HTML in an answer is kept as the words it is', async () => {
  const exam = await startExam();
  const answer = '<img src=x onerror=alert(1)> & "minimum" <b>fuel</b>';
  await exam.line.say(answer);
  exam.line.socket.close(1000);
  const { transcript, debrief } = await exam.ended();
  expect(transcript.map(({ text }: { text: string }) => text)).toContain(answer);
  const quotes = debrief.lines.flatMap(({ quote }: { quote: string | null }) => quote ?? []);
  for (const quote of quotes) expect(answer).toContain(quote);
});
