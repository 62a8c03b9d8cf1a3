import { type DrillOutput, LONGEST_SPOKEN_BASE64 } from '@rightseat/contract';
import { quickQuestions } from '@rightseat/examiner';
import { type FakeStt, type FakeTts, readSpeech, silence, speech } from '@rightseat/voice/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/throttle/limits.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let ears: FakeStt;
let voice: FakeTts;
beforeAll(async () => {
  server = await buildTestApp();
  const { stt, tts } = server.services.engines;
  ears = stt as FakeStt;
  voice = tts as FakeTts;
});
afterEach(() => {
  ears.onRequest = () => undefined;
  voice.fault = null;
});
afterAll(() => server.close());

type Pilot = Awaited<ReturnType<typeof createSignedIn>>;
const post = (pilot: Pilot, url: string, payload: object = {}) =>
  pilot.inject({ method: 'POST', url, payload });
const start = async (pilot: Pilot): Promise<DrillOutput> =>
  (await post(pilot, '/api/drills', { rating: 'private', ground: { from: 'area', area: 'PA.I' } })).json();
const next = (pilot: Pilot, { drillId }: DrillOutput) => post(pilot, `/api/drills/${drillId}/next`);
const ask = (pilot: Pilot, { drillId }: DrillOutput, position = 0) =>
  post(pilot, `/api/drills/${drillId}/speech`, { position });
const misheard = (pilot: Pilot, { drillId }: DrillOutput, position = 0) =>
  post(pilot, `/api/drills/${drillId}/misheard`, { position });
const send = (pilot: Pilot, { drillId }: DrillOutput, position: number, pcm: string) =>
  post(pilot, `/api/drills/${drillId}/spoken-answers`, { position, pcm });
const base64 = (pcm: Int16Array) => Buffer.from(pcm.buffer).toString('base64');
const say = (pilot: Pilot, drill: DrillOutput, words: string, position = 0) =>
  send(pilot, drill, position, base64(speech(words)));

const DONT_KNOW = "I don't know.";
const askableOf = ({ question }: DrillOutput) =>
  [...quickQuestions(server.services.content).values()].find(({ askable }) => askable.ask === question.ask)!
    .askable;

async function stateOf(pilot: Pilot, code: string): Promise<string> {
  const { areas } = (await pilot.inject({ url: '/api/progress' })).json();
  const elements = areas.flatMap((area: { elements: { code: string; state: string }[] }) => area.elements);
  return elements.find((element: { code: string }) => element.code === code).state;
}

test('the question is said while the clock stands, the first time', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  const said = (await ask(pilot, drill)).json();
  const wav = Buffer.from(said.wav, 'base64');
  const samples = new Int16Array(wav.buffer.slice(wav.byteOffset + 44, wav.byteOffset + wav.length));
  expect(readSpeech(samples).length).toBeGreaterThan(10);
  expect(voice.spoken.join(' ')).toContain(drill.question.ask.split(' ')[0]);
  const lengthMs = samples.length / 16;
  expect(said.remainingMs).toBeCloseTo(120_000 + lengthMs, -1);
  server.clock.advance(10_000);
  expect((await ask(pilot, drill)).json().remainingMs).toBe(said.remainingMs - 10_000);
});

test('an answer is heard and judged at once, and sent again it gets its first result', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  const { modelAnswer } = askableOf(drill);
  const first = await say(pilot, drill, modelAnswer);
  expect(first.json()).toMatchObject({ position: 0, heard: modelAnswer, line: { grade: 'satisfactory' } });
  expect((await say(pilot, drill, DONT_KNOW)).json()).toEqual(first.json());
  expect(await stateOf(pilot, drill.question.code)).toBe('satisfactory');
  expect((await ask(pilot, drill)).statusCode).toBe(409);
  await next(pilot, drill);
  expect((await say(pilot, drill, DONT_KNOW, 1)).json().line).toMatchObject({
    grade: 'unsatisfactory',
    quote: DONT_KNOW,
  });
  expect((await pilot.inject({ url: '/api/user/sessions' })).json().sessionsThisMonth).toBe(0);
});

test('what was heard wrong counts for nothing, and cannot be answered anew', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  expect((await misheard(pilot, drill)).statusCode).toBe(404);
  await say(pilot, drill, DONT_KNOW);
  expect(await stateOf(pilot, drill.question.code)).toBe('weak');
  for (const taken of [await misheard(pilot, drill), await misheard(pilot, drill)]) {
    expect(taken.json()).toMatchObject({ heard: DONT_KNOW, line: { grade: 'not-assessed', missing: [] } });
  }
  expect(await stateOf(pilot, drill.question.code)).toBe('untouched');
  const again = await say(pilot, drill, askableOf(drill).modelAnswer);
  expect(again.json().line.grade).toBe('not-assessed');

  const second: DrillOutput = (await next(pilot, drill)).json();
  await post(pilot, `/api/drills/${drill.drillId}/answers`, { position: 1, text: DONT_KNOW });
  expect((await misheard(pilot, second, 1)).statusCode).toBe(409);
  expect((await misheard(await createSubscribed(server.app), drill)).statusCode).toBe(404);
});

test('what the earlier grades of an element were, it is again', async () => {
  const pilot = await createSubscribed(server.app);
  const held = await start(pilot);
  await say(pilot, held, askableOf(held).modelAnswer);
  server.clock.advance(60_000);
  const failed = await start(pilot);
  await say(pilot, failed, DONT_KNOW);
  await misheard(pilot, failed);
  expect(await stateOf(pilot, held.question.code)).toBe('satisfactory');
});

test('what is no answer is not judged, and the question stays', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  for (const words of ['Could you repeat the question?', 'Give me a hint please.']) {
    const refused = await say(pilot, drill, words);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error).toContain('That was no answer');
  }
  const silent = await send(pilot, drill, 0, base64(silence(2_000)));
  expect(silent.json()).toMatchObject({
    code: 'invalid_input',
    error: expect.stringContaining('Nothing could'),
  });
  expect((await say(pilot, drill, DONT_KNOW)).json().line.grade).toBe('unsatisfactory');
});

test('words that were lost fail nobody: it is said that they were, and the answer can be typed', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  ears.onRequest = () => null;
  const refused = await say(pilot, drill, askableOf(drill).modelAnswer);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('10');
  ears.onRequest = () => new Error('the engine is lost');
  expect((await say(pilot, drill, askableOf(drill).modelAnswer)).json().code).toBe('full');
  voice.fault = new Error('the voice is lost');
  expect((await ask(pilot, drill)).statusCode).toBe(503);
  const typed = { position: 0, text: askableOf(drill).modelAnswer };
  const result = await post(pilot, `/api/drills/${drill.drillId}/answers`, typed);
  expect(result.json().line.grade).toBe('satisfactory');
});

test('the time that listening takes is not the pilot’s, and what came too late is refused', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  server.clock.advance(100_000);
  ears.onRequest = () => {
    server.clock.advance(60_000);
    return undefined;
  };
  const inTime = (await say(pilot, drill, askableOf(drill).modelAnswer)).json();
  expect(inTime).toMatchObject({ isOver: false, line: { grade: 'satisfactory' } });
  expect(inTime.remainingMs).toBeGreaterThan(19_000);
  ears.onRequest = () => undefined;
  const late = await start(pilot);
  server.clock.advance(126_000);
  expect((await say(pilot, late, DONT_KNOW)).statusCode).toBe(409);
});

test('forged, huge and strange recordings are refused, and nobody else answers', async () => {
  const pilot = await createSubscribed(server.app);
  const other = await createSubscribed(server.app);
  const drill = await start(pilot);
  expect((await say(other, drill, DONT_KNOW)).statusCode).toBe(404);
  expect((await ask(other, drill)).statusCode).toBe(404);
  expect((await say(pilot, drill, DONT_KNOW, 1)).statusCode).toBe(409);
  expect((await ask(pilot, drill, 1)).statusCode).toBe(409);
  expect((await say(pilot, drill, DONT_KNOW, 9)).statusCode).toBe(422);
  expect((await send(pilot, drill, 0, 'no base64!')).statusCode).toBe(422);
  // Half a sample is no sound.
  expect((await send(pilot, drill, 0, 'AAAA')).statusCode).toBe(422);
  expect((await send(pilot, drill, 0, 'A'.repeat(LONGEST_SPOKEN_BASE64 + 4))).statusCode).toBe(422);
  expect((await send(pilot, drill, 0, 'A'.repeat(3_000_000))).statusCode).toBe(413);
  const noise = Int16Array.from({ length: 16_000 }, (_, index) => ((index * 7_919) % 6_000) - 3_000);
  expect((await send(pilot, drill, 0, base64(noise))).statusCode).toBe(422);
  const stranger = await server.app.inject({ method: 'POST', url: `/api/drills/${drill.drillId}/speech` });
  expect(stranger.statusCode).toBe(401);
});

test('two answers at once: one of them counts', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  const both = await Promise.all([say(pilot, drill, DONT_KNOW), say(pilot, drill, DONT_KNOW)]);
  // The other comes while that one is listened to, or after it, and is then told what it came to.
  const [first, ...others] = both.filter(({ statusCode }) => statusCode === 200);
  for (const other of others) expect(other.json()).toEqual(first!.json());
  expect(both.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  expect(first).toBeDefined();
});

test('there is an end to what one account may have heard in an hour', async () => {
  const pilot = await createSubscribed(server.app);
  const drill = await start(pilot);
  const count = { limit: 'hearByUser', whom: pilot.user.id } as const;
  for (let tries = 0; tries < limits.hearByUser.tries; tries++)
    await throttle(server.services.context, [count]);
  expect((await say(pilot, drill, DONT_KNOW)).statusCode).toBe(429);
});

test('each examiner can be heard before he is chosen, by whoever has an account', async () => {
  const pilot = await createSignedIn(server.app);
  const texts = await Promise.all(
    ['plain', 'formal', 'warm'].map(async (persona) => {
      const sample = (await pilot.inject({ url: `/api/examiners/${persona}/sample` })).json();
      expect(Buffer.from(sample.wav, 'base64').subarray(0, 4).toString()).toBe('RIFF');
      return sample.text;
    }),
  );
  expect(new Set(texts).size).toBe(3);
  expect(texts[1]).toContain('Robert Ellis');
  expect((await pilot.inject({ url: '/api/examiners/nobody/sample' })).statusCode).toBe(422);
  const lengthAt = async (speed: string) =>
    (await pilot.inject({ url: `/api/examiners/plain/sample?speed=${speed}` })).json().wav.length;
  expect((await lengthAt('0.9')) / (await lengthAt('1'))).toBeCloseTo(1 / 0.9, 2);
  expect((await pilot.inject({ url: '/api/examiners/plain/sample?speed=3' })).statusCode).toBe(422);
});
