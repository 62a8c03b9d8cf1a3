import type { AnswerDrillInput, DrillOutput } from '@rightseat/contract';
import { quickQuestions } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drillAnswers, drills } from '#db/schema/index.ts';
import { limits } from '#domain/throttle/limits.ts';
import { createSignedIn, PASSWORD } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Pilot = Awaited<ReturnType<typeof createSignedIn>>;
const post = (pilot: Pilot, url: string, payload: object = {}) =>
  pilot.inject({ method: 'POST', url, payload });
const get = async (pilot: Pilot, url: string) => (await pilot.inject({ url })).json();
const start = async (pilot: Pilot, ground: object = { from: 'area', area: 'PA.I' }): Promise<DrillOutput> =>
  (await post(pilot, '/api/drills', { rating: 'private', ground })).json();
const answer = (pilot: Pilot, { drillId }: DrillOutput, input: AnswerDrillInput) =>
  post(pilot, `/api/drills/${drillId}/answers`, input);
const next = (pilot: Pilot, { drillId }: DrillOutput) => post(pilot, `/api/drills/${drillId}/next`);

/** The answer that credits every point of the question that is being asked. */
function modelAnswer({ question }: DrillOutput): string {
  const all = [...quickQuestions(server.services.content).values()];
  return all.find(({ askable }) => askable.ask === question.ask)!.askable.modelAnswer;
}

async function stateOf(pilot: Pilot, code: string): Promise<string> {
  const { areas } = await get(pilot, '/api/progress');
  const elements = areas.flatMap((area: { elements: { code: string; state: string }[] }) => area.elements);
  return elements.find((element: { code: string }) => element.code === code).state;
}

test('without access there is the refusal of the coach, and without an account another', async () => {
  const stranger = await server.app.inject({ method: 'POST', url: '/api/drills', payload: {} });
  expect(stranger.statusCode).toBe(401);
  const refused = await post(await createSignedIn(server.app), '/api/drills', {
    rating: 'private',
    ground: { from: 'due' },
  });
  expect(refused.statusCode).toBe(402);
  expect(refused.json().error).toBe(
    'You need an active subscription to access the AI Coach. Please purchase a plan.',
  );
});

test('a drill is judged answer by answer, moves the map and counts as no session', async () => {
  const pilot = await createSubscribed(server.app);
  let drill = await start(pilot);
  expect(drill.questions).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(drill)).not.toContain(modelAnswer(drill));
  const { code } = drill.question;
  expect(await stateOf(pilot, code)).toBe('untouched');

  const failed = (await answer(pilot, drill, { position: 0, text: "I don't know." })).json();
  expect(failed.line).toMatchObject({
    grade: 'unsatisfactory',
    quote: "I don't know.",
    modelAnswer: modelAnswer(drill),
    references: [expect.any(String), ...failed.line.references.slice(1)],
  });
  expect(failed.line.missing.length).toBeGreaterThan(0);
  expect(await stateOf(pilot, code)).toBe('weak');

  for (let position = 1; position < drill.questions; position++) {
    drill = (await next(pilot, drill)).json();
    const held = (await answer(pilot, drill, { position, text: modelAnswer(drill) })).json();
    expect(held).toMatchObject({ position, isOver: position + 1 === drill.questions });
    expect(held.line.grade).toBe('satisfactory');
    expect(await stateOf(pilot, drill.question.code)).toMatch(/satisfactory|weak/);
  }
  expect((await next(pilot, drill)).statusCode).toBe(409);
  expect(await get(pilot, '/api/user/sessions')).toMatchObject({
    sessionsThisMonth: 0,
    lastAccessDate: null,
  });
  expect((await get(pilot, '/api/conversations')).conversations).toEqual([]);
});

test('what is weak and due is asked first, and once it held it waits for its next day', async () => {
  const pilot = await createSubscribed(server.app);
  const first = await start(pilot, { from: 'area', area: 'PA.IX' });
  await answer(pilot, first, { position: 0, text: "I don't know." });
  const weakOf = async (): Promise<{ code: string; due: boolean }[]> =>
    (await get(pilot, '/api/progress')).weak;
  const failed = await weakOf();
  expect(failed.every(({ due }) => due)).toBe(true);

  server.clock.advance(60_000);
  const drill = await start(pilot, { from: 'due' });
  const asked = [...quickQuestions(server.services.content).values()].find(
    ({ askable }) => askable.ask === drill.question.ask,
  );
  expect(failed.some(({ code }) => asked?.moves.includes(code))).toBe(true);
  await answer(pilot, drill, { position: 0, text: modelAnswer(drill) });
  const held = (await weakOf()).filter(({ code }) => asked?.moves.includes(code));
  expect(held.length).toBeGreaterThan(0);
  expect(held.every(({ due }) => due)).toBe(false);
});

test('an answer sent again gets its first result, and counts once', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  const text = "I don't know.";
  const both = await Promise.all([1, 2].map(() => answer(pilot, drill, { position: 0, text })));
  const better = await answer(pilot, drill, { position: 0, text: modelAnswer(drill) });
  for (const response of [...both, better]) {
    expect(response.json()).toEqual(both[0]!.json());
    expect(response.json().line.grade).toBe('unsatisfactory');
  }
  const rows = await server.database.db
    .select()
    .from(drillAnswers)
    .where(eq(drillAnswers.drillId, drill.drillId));
  expect(rows).toHaveLength(1);
});

test('forged answers count nothing', async () => {
  const pilot = await createSubscribed(server.app);
  const other = await createSubscribed(server.app);
  const drill = await start(pilot);
  const text = modelAnswer(drill);
  expect((await answer(other, drill, { position: 0, text })).statusCode).toBe(404);
  expect((await next(other, drill)).statusCode).toBe(404);
  expect((await answer(pilot, drill, { position: 1, text })).statusCode).toBe(409);
  expect((await answer(pilot, drill, { position: 99, text })).statusCode).toBe(422);
  expect((await answer(pilot, drill, { position: 0, text: '  ' })).statusCode).toBe(422);
  expect((await answer(pilot, drill, { position: 0, text: 'x'.repeat(2_001) })).statusCode).toBe(422);
  const claimed = { position: 0, text: 'Nothing.', grade: 'satisfactory', line: { grade: 'satisfactory' } };
  expect((await answer(pilot, drill, claimed)).json().line.grade).toBe('unsatisfactory');
  await answer(pilot, drill, { position: 0, text });
  expect((await answer(pilot, { ...drill, drillId: 'drill_none' }, { position: 0, text })).statusCode).toBe(
    404,
  );
  expect(
    (await post(pilot, '/api/drills', { rating: 'private', ground: { from: 'area', area: 'PA.XV' } }))
      .statusCode,
  ).toBe(422);
});

test('the clock runs while a question is asked, and stands while a result is read', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  expect(drill.remainingMs).toBe(120_000);
  server.clock.advance(30_000);
  const text = "I don't know.";
  expect((await answer(pilot, drill, { position: 0, text })).json().remainingMs).toBe(90_000);
  server.clock.advance(600_000);
  expect((await next(pilot, drill)).json()).toMatchObject({ remainingMs: 90_000, question: { position: 1 } });
  server.clock.advance(10_000);
  // Asked again, it is the same question on the same clock.
  expect((await next(pilot, drill)).json()).toMatchObject({ remainingMs: 80_000, question: { position: 1 } });
  server.clock.advance(81_000);
  const cut = (await answer(pilot, drill, { position: 1, text: 'Well, the rule is' })).json();
  expect(cut).toMatchObject({ isOver: true, remainingMs: 0, line: { grade: 'not-assessed' } });
  expect((await next(pilot, drill)).statusCode).toBe(409);

  const late = await start(pilot);
  server.clock.advance(126_000);
  expect((await answer(pilot, late, { position: 0, text })).statusCode).toBe(409);
});

test('a new drill ends the one that is open, and there are only so many an hour', async () => {
  const pilot = await createSubscribed(server.app);
  const first = await start(pilot);
  await start(pilot);
  expect((await answer(pilot, first, { position: 0, text: 'Late.' })).statusCode).toBe(409);
  for (let drill = 2; drill < limits.drillByUser.tries; drill++) await start(pilot);
  const refused = await post(pilot, '/api/drills', { rating: 'private', ground: { from: 'due' } });
  expect(refused.statusCode).toBe(429);
});

test('the export holds every drill; with the account they go', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  const text = '<b>No idea.</b>';
  await answer(pilot, drill, { position: 0, text });
  const { progress } = await get(pilot, '/api/account/export');
  expect(progress.drills).toMatchObject([
    {
      id: drill.drillId,
      rating: 'private',
      answers: [{ position: 0, text, line: { grade: 'unsatisfactory' } }],
    },
  ]);
  const deleted = await post(pilot, '/api/account/delete', { password: PASSWORD });
  expect(deleted.statusCode).toBe(200);
  const kept = await server.database.db.select().from(drills).where(eq(drills.id, drill.drillId));
  expect(kept).toEqual([]);
});
