import { type DebriefLine, type RecordedVerdict, readLineName } from '@rightseat/contract';
import { speech } from '@rightseat/voice/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, instructorNotes, questionReviews } from '#db/schema/index.ts';
import { limits } from '#domain/throttle/limits.ts';
import { createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { holdCodes } from '../../test/hold-codes.ts';
import { listen } from '../../test/listen.ts';
import { readOutbox } from '../../test/read-outbox.ts';
import { createSubscribed } from '../../test/subscribed.ts';

const DONT_KNOW = "I don't know.";
const CODE = 'PA.I.C.K2';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;
beforeAll(async () => {
  server = await buildTestApp();
  host = await listen(server.app);
});
afterAll(() => server.close());

type Pilot = Awaited<ReturnType<typeof createSubscribed>>;
const call = async (pilot: Pilot, method: 'GET' | 'POST', url: string, payload?: object) =>
  pilot.inject({ method, url, headers: { host }, ...(payload ? { payload } : {}) });
const holdExam = (pilot: Pilot) =>
  holdCodes(server, host, pilot, { choice: { codes: [CODE] }, answer: DONT_KNOW });

/** A debrief with its link, as the API has it. */
async function shareExam() {
  const pilot = await createSubscribed(server.app);
  const { id, debrief } = await holdExam(pilot);
  const { path } = (await call(pilot, 'POST', `/api/conversations/${id}/share`)).json();
  const link = path.replace('/shared-debrief/', '/api/shared-debriefs/');
  const write = (payload: object) => server.app.inject({ method: 'POST', url: `${link}/notes`, payload });
  return { pilot, id, debrief, link, write };
}

test('a challenged line waits for an admin, whose ruling the pilot reads', async () => {
  const pilot = await createSubscribed(server.app);
  const { id, debrief } = await holdExam(pilot);
  const url = `/api/conversations/${id}/challenges`;
  const note = 'I did say <b>it</b>.';
  expect((await call(pilot, 'POST', url, { position: 0, note })).json()).toMatchObject({ status: 'open' });
  expect((await call(pilot, 'POST', url, { position: 0, note })).statusCode).toBe(409);
  expect((await call(pilot, 'POST', url, { position: 99, note })).statusCode).toBe(422);
  const other = await createSubscribed(server.app);
  expect((await call(other, 'POST', url, { position: 0, note })).statusCode).toBe(404);
  expect((await call(other, 'GET', url)).statusCode).toBe(404);

  const admin = await createSignedIn(server.app, { isAdmin: true });
  const queue = (await admin.inject({ url: '/api/admin/challenges' })).json().challenges;
  const mine = queue.find(({ conversationId }: { conversationId: string }) => conversationId === id);
  expect(mine).toMatchObject({ note, status: 'open', email: pilot.user.email, line: debrief.lines[0] });
  expect(mine.verdicts.at(-1)).toMatchObject({ reason: 'answered', channel: 'typed', satisfactory: false });
  const { points } = mine.verdicts.at(-1);
  expect(points.map(({ by: _, doubted: __, ...point }: RecordedVerdict['points'][number]) => point)).toEqual(
    debrief.lines[0].points,
  );
  for (const point of points) expect(point).toMatchObject({ by: 'signs', doubted: false });
  const read = (challenge: string) => admin.inject({ url: `/api/admin/challenges/${challenge}/transcript` });
  const { transcript } = (await call(pilot, 'GET', `/api/conversations/${id}`)).json();
  expect((await read(mine.id)).json()).toEqual({ transcript });
  expect(transcript).toContainEqual(expect.objectContaining({ role: 'pilot', text: DONT_KNOW }));
  expect((await read('chal_nobody')).statusCode).toBe(404);
  const ruling = { status: 'overruled', ruling: 'The pilot was right.' };
  const rule = () =>
    admin.inject({ method: 'POST', url: `/api/admin/challenges/${mine.id}`, payload: ruling });
  expect((await rule()).statusCode).toBe(200);
  expect((await rule()).statusCode).toBe(409);
  expect((await call(pilot, 'GET', url)).json().challenges).toMatchObject([{ ...ruling, position: 0 }]);
  const { progress: kept } = (await call(pilot, 'GET', '/api/account/export')).json();
  expect(kept.challenges).toMatchObject([{ conversationId: id, note, ...ruling }]);
  expect(kept.assessments[0]).toMatchObject({ conversationId: id, position: 0, grade: 'satisfactory' });
  const log = (await admin.inject({ url: `/api/admin/audit?targetUserId=${pilot.user.id}` })).json();
  expect(log.entries).toMatchObject([
    { action: 'challenge.ruled', before: { status: 'open' }, after: { ...ruling, challengeId: mine.id } },
  ]);
});

test('an instructor reads the debrief by its link until the pilot takes it back', async () => {
  const pilot = await createSubscribed(server.app);
  const { id, debrief } = await holdExam(pilot);
  const url = `/api/conversations/${id}`;
  expect((await call(pilot, 'GET', `${url}/share`)).json()).toEqual({ path: null });
  const { path } = (await call(pilot, 'POST', `${url}/share`)).json();
  expect((await call(pilot, 'POST', `${url}/share`)).json()).toEqual({ path });
  const read = (link: string) => server.app.inject(link.replace('/shared-debrief/', '/api/shared-debriefs/'));
  const shown = { id, debrief: { outcome: debrief.outcome } };
  expect((await read(path)).json()).toMatchObject({ pilot: 'Test Pilot', conversation: shown });
  expect((await read(`${path.slice(0, -1)}x`)).statusCode).toBe(404);
  const other = await createSubscribed(server.app);
  expect((await call(other, 'POST', `${url}/unshare`)).statusCode).toBe(404);
  await call(pilot, 'POST', `${url}/unshare`);
  expect((await read(path)).statusCode).toBe(404);
});

test('the link shows the debrief in the third person, and its codes with their titles', async () => {
  const { debrief, link } = await shareExam();
  const shared = (await server.app.inject(link)).json();
  expect(debrief.lines[0].reason).toMatch(/^You/);
  expect(shared.conversation.debrief.lines[0].reason).toMatch(/^The pilot/);
  expect(shared.conversation.debrief.lines[0].titles).toHaveLength(debrief.lines[0].acs.length);
  expect(shared.conversation.ground).toEqual([{ code: CODE, title: expect.stringMatching(/ /) }]);
  expect(shared.conversation.transcript).toContainEqual(expect.objectContaining({ text: DONT_KNOW }));
});

test('a debrief from before titles and points were kept is read with titles', async () => {
  const pilot = await createSubscribed(server.app);
  const { id, debrief } = await holdExam(pilot);
  const older = ({ titles: _, points: __, ...line }: DebriefLine) => line;
  const old = { ...debrief, lines: debrief.lines.map(older) };
  await server.database.db.update(conversations).set({ debrief: old }).where(eq(conversations.id, id));
  const read = (await call(pilot, 'GET', `/api/conversations/${id}`)).json();
  expect(read.debrief.lines[0].titles).toEqual(debrief.lines[0].titles);
  expect(read.debrief.lines[0].points).toBeUndefined();
});

test('a line names who read its question, in that wording and no other', async () => {
  const pilot = await createSubscribed(server.app);
  const { id, debrief } = await holdExam(pilot);
  const admin = await createSignedIn(server.app, { isAdmin: true });
  const [line] = debrief.lines;
  const { questionId } = readLineName(line!.questionId);
  const reviewOf = async () =>
    (await call(pilot, 'GET', `/api/conversations/${id}`)).json().debrief.lines[0].reviewed;
  expect(line!.wording).toHaveLength(16);
  expect(await reviewOf()).toBeUndefined();
  const review = { name: 'Ann Lee, CFI', readOn: server.clock.now().toISOString().slice(0, 10) };
  const url = `/api/admin/questions/${questionId}/review`;
  await admin.inject({ method: 'POST', url, payload: { ...review, wording: line!.wording } });
  expect(await reviewOf()).toEqual(review);
  await server.database.db.update(questionReviews).set({ wording: 'another' });
  expect(await reviewOf()).toBeUndefined();
  const { wording: _, ...older } = line!;
  const old = { ...debrief, lines: [older] };
  await server.database.db.update(conversations).set({ debrief: old }).where(eq(conversations.id, id));
  expect(await reviewOf()).toBeUndefined();
  await admin.inject({ method: 'DELETE', url });
});

test('who has the link comments and marks it reviewed; the pilot reads it, is told once, and deletes it', async () => {
  const { pilot, id, link, write } = await shareExam();
  const comment = { kind: 'comment', name: 'Pat O. Instructor', position: 0, text: '<b>Say the number.</b>' };
  expect((await write(comment)).json().notes).toMatchObject([comment]);
  server.clock.advance(1_000);
  expect((await write({ kind: 'reviewed', name: 'Pat' })).statusCode).toBe(200);
  expect((await write({ kind: 'reviewed', name: 'Sam' })).statusCode).toBe(409);

  const url = `/api/conversations/${id}/notes`;
  const { notes } = (await call(pilot, 'GET', url)).json();
  expect(notes).toMatchObject([comment, { kind: 'reviewed', name: 'Pat', position: null, text: '' }]);
  const mails = (await readOutbox(server.app, pilot.user.email)).filter(
    ({ kind }) => kind === 'instructor-note',
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Pat O. Instructor, who has the link that you made, commented');
  expect(mails[0]!.text).not.toContain('Say the number');
  const { progress } = (await call(pilot, 'GET', '/api/account/export')).json();
  expect(progress.instructorNotes).toMatchObject([comment, { kind: 'reviewed' }]);

  const other = await createSubscribed(server.app);
  const remove = (by: Pilot) => call(by, 'POST', `${url}/${notes[0].id}/delete`);
  expect((await call(other, 'GET', url)).statusCode).toBe(404);
  expect((await remove(other)).statusCode).toBe(404);
  expect((await remove(pilot)).json().notes).toEqual([notes[1]]);
  expect((await remove(pilot)).statusCode).toBe(200);
  expect((await server.app.inject(link)).json().notes).toEqual([notes[1]]);

  await call(pilot, 'POST', `/api/conversations/${id}/unshare`);
  expect((await write(comment)).statusCode).toBe(404);
  expect((await call(pilot, 'GET', url)).json().notes).toEqual([notes[1]]);
});

test('notes are bounded, and a forged link takes none', async () => {
  const { id, write, link } = await shareExam();
  const comment = { kind: 'comment', name: 'Pat', position: null, text: 'Good.' };
  for (const wrong of [
    { ...comment, text: '  ' },
    { ...comment, text: 'x'.repeat(2_001) },
    { ...comment, name: '' },
    { ...comment, name: 'www.example.com' },
    { ...comment, position: 99 },
    { ...comment, position: -1 },
    { ...comment, kind: 'praise' },
    { ...comment, text: 'Null\u0000' },
  ])
    expect((await write(wrong)).statusCode).toBe(422);
  const forged = { method: 'POST', url: `${link.slice(0, -1)}x/notes`, payload: comment } as const;
  expect((await server.app.inject(forged)).statusCode).toBe(404);
  server.clock.advance(3_600_000);
  const statuses = [];
  for (let tries = 0; tries <= limits.noteByAddress.tries; tries++) {
    statuses.push((await write(comment)).statusCode);
  }
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  server.clock.advance(3_600_000);
  for (let tries = 0; tries < 25; tries++) await write(comment);
  const rows = await server.database.db
    .select({ id: instructorNotes.id })
    .from(instructorNotes)
    .where(eq(instructorNotes.conversationId, id));
  expect(rows).toHaveLength(50);
  expect((await write(comment)).statusCode).toBe(409);
});

test('an answer is said again and judged on the spot, for its own pilot, and counts for nothing', async () => {
  const pilot = await createSubscribed(server.app);
  const { id, debrief } = await holdExam(pilot);
  const again = (by: Pilot, position: number | string, text: string) =>
    call(by, 'POST', `/api/conversations/${id}/lines/${position}/answers`, { text });
  const before = (await call(pilot, 'GET', '/api/progress')).json();
  const held = (await again(pilot, 0, debrief.lines[0].modelAnswer)).json();
  expect(held.line).toMatchObject({
    questionId: debrief.lines[0].questionId,
    grade: 'satisfactory',
    points: expect.arrayContaining([expect.objectContaining({ found: 'heard' })]),
  });
  expect(held.heard).toBeNull();
  expect((await again(pilot, 0, DONT_KNOW)).json().line.grade).toBe('unsatisfactory');
  const aloud = (by: Pilot, words: string) =>
    call(by, 'POST', `/api/conversations/${id}/lines/0/spoken-answers`, {
      pcm: Buffer.from(speech(words).buffer).toString('base64'),
    });
  const { modelAnswer } = debrief.lines[0];
  expect((await aloud(pilot, modelAnswer)).json()).toMatchObject({
    heard: modelAnswer,
    line: { grade: 'satisfactory' },
  });
  expect((await aloud(pilot, 'Say that again, please.')).statusCode).toBe(422);
  const said = await call(pilot, 'POST', `/api/conversations/${id}/lines/0/speech`);
  expect(said.json().wav.length).toBeGreaterThan(1_000);
  expect((await call(pilot, 'GET', '/api/progress')).json()).toEqual(before);
  expect((await call(pilot, 'GET', `/api/conversations/${id}`)).json().debrief).toEqual(debrief);

  const other = await createSubscribed(server.app);
  expect((await again(other, 0, DONT_KNOW)).statusCode).toBe(404);
  expect((await aloud(other, DONT_KNOW)).statusCode).toBe(404);
  expect((await again(pilot, 99, DONT_KNOW)).statusCode).toBe(404);
  expect((await again(pilot, 'first', DONT_KNOW)).statusCode).toBe(422);
  expect((await again(pilot, 0, '   ')).statusCode).toBe(422);
  expect((await again(pilot, 0, 'x'.repeat(2_001))).statusCode).toBe(422);
});
