import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionReviews } from '#db/schema/index.ts';
import { limits } from '#domain/throttle/limits.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let admin: Awaited<ReturnType<typeof createSignedIn>>;
beforeAll(async () => {
  server = await buildTestApp();
  admin = await createSignedIn(server.app, { isAdmin: true });
});
afterAll(() => server.close());

const get = async (url: string) => (await admin.inject({ url })).json();
const attempt = (id: string, said: unknown, by = admin) =>
  by.inject({ method: 'POST', url: `/api/admin/questions/${id}/tries`, payload: { said } });

test('a question is read with its answer, and an answer to it is judged as in an exam and kept nowhere', async () => {
  const { tasks } = await get('/api/admin/tasks');
  const { questions } = await get(`/api/admin/tasks/${tasks[0].code}/questions`);
  const [question] = questions;
  expect(question).toMatchObject({ isFollowUp: false, points: expect.any(Array) });
  const right = (await attempt(question.id, [question.modelAnswer])).json();
  expect(right).toMatchObject({ outcome: 'held', verdict: { satisfactory: true } });
  expect(right.verdict.points.map(({ statement }: { statement: string }) => statement)).toEqual(
    question.points.map(({ statement }: { statement: string }) => statement),
  );
  // What is missing is said in reply to the examiner: it counts with what was said before.
  const first = (await attempt(question.id, ["I don't know."])).json();
  expect(first).toMatchObject({ next: 'asks-more', outcome: null });
  const second = (await attempt(question.id, ["I don't know.", question.modelAnswer])).json();
  expect(second).toMatchObject({ outcome: 'held', verdict: { satisfactory: true } });
  // After the question is left nothing is judged for it any more.
  const after = (await attempt(question.id, [question.modelAnswer, 'Something else.'])).json();
  expect(after).toEqual(right);
  expect((await get('/api/admin/audit')).entries).toEqual([]);
});

test('what is no question, no answer or too long is refused', async () => {
  expect((await admin.inject({ url: '/api/admin/tasks/PA.I.Z/questions' })).statusCode).toBe(404);
  expect((await attempt('pa.i.a-gone', ['Yes.'])).statusCode).toBe(404);
  const { id } = server.services.content.questions[0]!;
  for (const said of [[], [' '], ['a'.repeat(2_001)], Array(5).fill('Yes.'), 'Yes.', null]) {
    expect((await attempt(id, said)).statusCode, JSON.stringify(said)).toBe(422);
  }
  expect((await attempt(id, ['\0'])).statusCode).toBe(200);
  expect((await attempt(id, Array(4).fill('feet '.repeat(400)))).statusCode).toBe(200);
});

test('so many tries an hour, and no more', async () => {
  const other = await createSignedIn(server.app, { isAdmin: true });
  const { id } = server.services.content.questions[0]!;
  const { tries } = limits.tryByUser;
  for (let count = 1; count < tries; count += 1)
    await throttle(server.services.context, [{ limit: 'tryByUser', whom: other.user.id }]);
  expect((await attempt(id, ['Skip.'], other)).statusCode).toBe(200);
  expect((await attempt(id, ['Skip.'], other)).statusCode).toBe(429);
});

test('a question is marked as read in the wording that was read, and the mark is taken back', async () => {
  const { tasks } = await get('/api/admin/tasks');
  const { questions } = await get(`/api/admin/tasks/${tasks[0].code}/questions`);
  const [{ id, wording }] = questions;
  const mark = (payload: object, question = id) =>
    admin.inject({ method: 'POST', url: `/api/admin/questions/${question}/review`, payload });
  const readOn = server.clock.now().toISOString().slice(0, 10);
  const name = 'Carl Cfi';
  const kept = { questionId: id, task: tasks[0].code, name, readOn, isCurrent: true };
  expect((await mark({ name, readOn, wording: 'another' })).statusCode).toBe(409);
  expect((await mark({ name, readOn: '2999-01-01', wording })).statusCode).toBe(422);
  expect((await mark({ name, readOn, wording }, 'pa.i.a-gone')).statusCode).toBe(404);
  expect((await mark({ name, readOn, wording })).json()).toEqual(kept);
  expect((await get('/api/admin/reviews')).reviews).toEqual([kept]);
  // Somebody reads it again: the newer one counts.
  expect((await mark({ name: 'Cora Cfi', readOn, wording })).statusCode).toBe(200);
  expect((await get('/api/admin/reviews')).reviews).toEqual([{ ...kept, name: 'Cora Cfi' }]);
  await server.services.context.db.update(questionReviews).set({ wording: 'older' });
  expect((await get('/api/admin/reviews')).reviews[0].isCurrent).toBe(false);
  const unmark = () => admin.inject({ method: 'DELETE', url: `/api/admin/questions/${id}/review` });
  for (let time = 0; time < 2; time += 1) expect((await unmark()).statusCode).toBe(200);
  expect((await get('/api/admin/reviews')).reviews).toEqual([]);
  const actions = (await get('/api/admin/audit')).entries.map(({ action }: { action: string }) => action);
  // All at one moment of the clock.
  expect(actions.toSorted()).toEqual(['question.read', 'question.read', 'question.unread']);
});
