import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { holdCodes } from '../../test/hold-codes.ts';
import { listen } from '../../test/listen.ts';
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
const holdExam = (pilot: Pilot, choice: object, answer: string | null) =>
  holdCodes(server, host, pilot, { choice, answer });
const call = async (pilot: Pilot, method: 'GET' | 'POST', url: string, payload?: object) =>
  pilot.inject({ method, url, headers: { host }, ...(payload ? { payload } : {}) });

const stateOf = (progress: { areas: { elements: { code: string; state: string }[] }[] }) =>
  progress.areas.flatMap(({ elements }) => elements).find(({ code }) => code === CODE)?.state;

test('codes are read out of what was pasted, and unknown ones are pointed out', async () => {
  const text = 'Your missed codes: pa.i.c.k2, PA.I.C.K2; IR.I.A.K1 PA.IX.Z.K9 .';
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/exam-codes',
    payload: { rating: 'private', text },
  });
  expect(answer.json()).toEqual({
    codes: [{ code: CODE, title: expect.any(String), askable: true }],
    unknown: ['IR.I.A.K1', 'PA.IX.Z.K9'],
  });
});

test('codes of the other rating and of no standard open nothing', async () => {
  const pilot = await createSubscribed(server.app);
  for (const codes of [['IR.I.A.K1'], ['PA.IX.Z.K9']]) {
    const refused = await call(pilot, 'POST', '/api/conversations', { kind: 'coach', codes });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toContain(codes[0]);
  }
});

test('a missed code stays open until it is held; then it is a weak element that comes back', async () => {
  const pilot = await createSubscribed(server.app);
  const progress = async () => (await call(pilot, 'GET', '/api/progress')).json();
  /** Whether the elements that the code stands for are due: all of them were graded by the same answers. */
  const weak = async () => {
    const { weak: elements } = await progress();
    return [...new Set(elements.map(({ due }: { due: boolean }) => due))];
  };
  expect(stateOf(await progress())).toBe('untouched');
  const none = await call(pilot, 'POST', '/api/conversations', { kind: 'coach', weak: true });
  expect(none.statusCode).toBe(422);

  const failed = await holdExam(pilot, { codes: [CODE] }, DONT_KNOW);
  expect(failed.debrief.codes).toMatchObject([{ code: CODE, outcome: 'open' }]);
  expect(stateOf(await progress())).toBe('open-code');
  expect(await weak()).toEqual([true]);

  server.clock.advance(60_000);
  const held = await holdExam(pilot, { weak: true }, null);
  expect(new Set(held.debrief.codes.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
    new Set(['closed']),
  );
  expect(stateOf(await progress())).toBe('weak');
  expect(await weak()).toEqual([false]);
});

test('the checkride date is kept, and taken back', async () => {
  const pilot = await createSubscribed(server.app);
  const set = (checkrideOn: string | null) => call(pilot, 'POST', '/api/progress/checkride', { checkrideOn });
  await set('2026-12-24');
  await set('2026-12-27');
  expect((await call(pilot, 'GET', '/api/progress')).json().checkrideOn).toBe('2026-12-27');
  await set(null);
  expect((await call(pilot, 'GET', '/api/progress')).json().checkrideOn).toBeNull();
  expect((await set('soon')).statusCode).toBe(422);
});

test('nobody is asked for the date again who gave one, or said that there is none', async () => {
  const asked = async (pilot: Pilot) => (await call(pilot, 'GET', '/api/progress')).json().checkrideAsked;
  for (const checkrideOn of ['2026-12-24', null]) {
    const pilot = await createSubscribed(server.app);
    expect(await asked(pilot)).toBe(false);
    await call(pilot, 'POST', '/api/progress/checkride', { checkrideOn });
    expect(await asked(pilot)).toBe(true);
  }
});

test('the map holds what a single-engine land airplane needs, and says what nobody asks for here', async () => {
  const pilot = await createSubscribed(server.app);
  for (const rating of ['private', 'instrument']) {
    const { areas } = (await call(pilot, 'GET', `/api/progress?rating=${rating}`)).json();
    type Element = { code: string; title: string; examined: string };
    const elements: Element[] = areas.flatMap((area: { elements: Element[] }) => area.elements);
    const examined = (where: string) => elements.filter((element) => element.examined === where);
    expect(elements.filter(({ title }) => /AMEL|AMES|ASES/.test(title))).toEqual([]);
    expect(elements.some(({ code }) => code.startsWith('PA.X.') || code.startsWith('IR.VII.B'))).toBe(false);
    const asked = server.services.content.questions
      .flatMap((question) => [question, ...question.followUps])
      .flatMap(({ acs }) => acs);
    const isAsked = ({ code }: Element) => asked.some((one) => one === code || one.slice(0, -1) === code);
    expect(elements.filter(isAsked)).toEqual(examined('here'));
    expect(examined('in-flight').every(({ code }) => !/^(PA|IR)\.I\./.test(code))).toBe(true);
    expect(examined('not-yet').every(({ code }) => /^(PA|IR)\.I\./.test(code))).toBe(true);
    expect(examined('here').length).toBeGreaterThan(elements.length / 2);
  }
});

test('what was judged is counted by the week, answer by answer, and when something was practised', async () => {
  const pilot = await createSubscribed(server.app);
  const read = async (rating = 'private') =>
    (await call(pilot, 'GET', `/api/progress?rating=${rating}`)).json();
  expect((await read()).trend).toHaveLength(8);
  expect((await read()).practisedAt).toEqual([]);
  const { debrief } = await holdExam(pilot, { codes: [CODE] }, DONT_KNOW);
  const drill = (
    await call(pilot, 'POST', '/api/drills', { rating: 'private', ground: { from: 'due' } })
  ).json();
  await call(pilot, 'POST', `/api/drills/${drill.drillId}/answers`, { position: 0, text: DONT_KNOW });
  const judged = debrief.lines.filter(({ grade }: { grade: string }) => grade !== 'not-assessed').length;
  const { trend, practisedAt } = await read();
  expect(trend.at(-1)).toMatchObject({ satisfactory: 0, judged: judged + 1 });
  expect(trend.slice(0, -1).every((week: { judged: number }) => week.judged === 0)).toBe(true);
  expect(practisedAt).toHaveLength(2);
  expect((await read('instrument')).trend.at(-1)).toMatchObject({ judged: 0 });
});

test('a retest covers what failed in a session of the pilot, and nobody else can begin it', async () => {
  const pilot = await createSubscribed(server.app);
  const codes = [CODE, 'PA.I.B.K1'];
  const { id, debrief } = await holdExam(pilot, { codes, manner: 'coach' }, DONT_KNOW);
  expect(debrief.outcome.result).toBe('disapproval');
  const letters = async () => (await call(pilot, 'GET', '/api/progress')).json().openLetters;
  expect(await letters()).toMatchObject([{ conversationId: id, result: 'disapproval' }]);
  const url = `/api/conversations/${id}/retest`;
  expect((await call(pilot, 'GET', url)).json()).toMatchObject({
    conversationId: id,
    rating: 'private',
    manner: 'coach',
    ground: codes.map((code) => ({ code, title: expect.any(String) })),
  });

  const other = await createSubscribed(server.app);
  const retest = { kind: 'coach', retest: id };
  expect((await call(other, 'GET', url)).statusCode).toBe(404);
  const forged = await call(other, 'POST', '/api/conversations', retest);
  expect(forged.statusCode).toBe(404);
  expect(forged.json().error).toBe('There is no such session to retest.');

  server.clock.advance(60_000);
  // What else is sent along neither widens nor narrows it.
  const held = await holdExam(pilot, { retest: id, codes: ['PA.I.E.K1'], leg: 1 }, null);
  expect(held.choice).toMatchObject({ retest: id, codes, manner: 'checkride' });
  expect(held.choice.leg).toBeUndefined();
  expect(held.debrief.outcome.result).toBe('satisfactory');
  expect(await letters()).toEqual([]);
  const none = await call(pilot, 'POST', '/api/conversations', { kind: 'coach', retest: held.id });
  expect(none.statusCode).toBe(422);
  expect(none.json().error).toContain('nothing to retest');
});

test('a session that has not ended is not retested', async () => {
  const pilot = await createSubscribed(server.app);
  const { conversationId } = (await call(pilot, 'POST', '/api/conversations', { kind: 'coach' })).json();
  const refused = await call(pilot, 'POST', '/api/conversations', { kind: 'coach', retest: conversationId });
  expect(refused.statusCode).toBe(409);
});

test('with a date there is a plan for each day until then, from where the pilot is', async () => {
  const pilot = await createSubscribed(server.app);
  const planOf = async (checkrideOn: string, today?: string) => {
    await call(pilot, 'POST', '/api/progress/checkride', { checkrideOn });
    const query = today ? `?today=${today}` : '';
    return (await call(pilot, 'GET', `/api/progress${query}`)).json().plan;
  };
  expect((await call(pilot, 'GET', '/api/progress')).json().plan).toBeNull();
  const plan = await planOf('2026-12-24');
  expect(plan.days[0].date).toBe('2026-11-21');
  expect(plan.days.at(-1)).toEqual({ date: '2026-12-24', items: [{ kind: 'checkride' }] });
  expect(plan.days.at(-2).items[0].kind).toBe('light-review');
  expect(plan.left).toEqual({ legs: 0, elements: 0, questions: 0 });
  // West of the date line it is still yesterday; a year ago it is nowhere.
  expect((await planOf('2026-12-24', '2026-11-20')).daysLeft).toBe(34);
  expect((await planOf('2026-12-24', '2025-11-20')).daysLeft).toBe(33);
  expect(await planOf('2026-11-20')).toMatchObject({ daysLeft: -1, days: [] });
  const tomorrow = await planOf('2026-11-22');
  expect(tomorrow.left.legs).toBe(4);
  expect(tomorrow.left.questions).toBeGreaterThan(100);
});
