import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turns } from '#db/schema/index.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { openCoachLine, until } from '../../test/coach-line.ts';
import { hostDemo, user } from '../../test/hosted-exam.ts';
import { listen } from '../../test/listen.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;
beforeAll(async () => {
  server = await buildTestApp();
  host = await listen(server.app);
});
afterAll(() => server.close());

/** No row of a database holds a null character, nor half of a surrogate pair in its JSON. */
const UNSTORABLE = 'Ninety\u0000 days, \ud83d I think.';
const STORED = 'Ninety days, \ufffd I think.';

test('words that no database holds are kept without what is wrong with them, and so is all that follows', async () => {
  const pilot = await createSubscribed(server.app);
  const post = { method: 'POST', url: '/api/conversations', headers: { host } } as const;
  const { conversationId, connection } = (await pilot.inject({ ...post, payload: { kind: 'coach' } })).json();
  const line = openCoachLine(connection.signedUrl);
  await line.reply(1);
  await line.say(UNSTORABLE);
  await line.say("I don't know.");
  line.socket.close(1000);
  const record = await until(async () => {
    const read = (await pilot.inject({ url: `/api/conversations/${conversationId}` })).json();
    return read.status === 'ended' && read;
  });
  const said = record.transcript.filter(({ role }: { role: string }) => role === 'pilot');
  expect(said.map(({ text }: { text: string }) => text)).toEqual([STORED, "I don't know."]);
});

test('over a hosted voice as well', async () => {
  const { conversationId, reply } = await hostDemo(server);
  await reply([user(UNSTORABLE)]);
  await server.hosted.examiner.settled();
  const rows = await server.database.db.select().from(turns).where(eq(turns.conversationId, conversationId));
  expect(rows.map(({ text }) => text)).toContain(STORED);
});
