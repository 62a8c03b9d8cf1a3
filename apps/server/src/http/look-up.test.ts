import { LOOK_UP, OPEN_REFERENCES, ReferencesOutput } from '@rightseat/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepConversations } from '#domain/conversation/sweep-conversations.ts';
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

type ToolCall = { tool_name: string; tool_call_id: string };

/** A typed line whose page keeps the calls of its tools until the test answers them. */
function openLine(signedUrl: string) {
  const line = openCoachLine(signedUrl);
  const calls: ToolCall[] = [];
  line.socket.on('message', (data) => {
    const event = JSON.parse(data.toString());
    if (event.type === 'client_tool_call') calls.push(event.client_tool_call);
  });
  const send = (event: object) => line.socket.send(JSON.stringify(event));
  return {
    ...line,
    calls,
    call: (count: number) => until(async () => calls[count - 1]),
    press: (control: string) => send({ type: 'contextual_update', text: control }),
    async answer(result: unknown, is_error = false): Promise<string> {
      const before = line.replies().length;
      const { tool_call_id } = calls.at(-1)!;
      send({ type: 'client_tool_result', tool_call_id, result, is_error });
      return until(async () => line.replies()[before]);
    },
  };
}

const found = (reference: string | null) => JSON.stringify({ reference });

/** An exam that asks about flight plans: what a book may answer. */
const CODE = 'PA.I.D.K5';

async function startExam() {
  const pilot = await createSubscribed(server.app);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    pilot.inject({ method, url, headers: { host }, ...(payload ? { payload } : {}) });
  const started = (await call('POST', '/api/conversations', { kind: 'coach', codes: [CODE] })).json();
  const line = openLine(started.connection.signedUrl);
  const opening = await line.reply(1);
  const question = server.services.content.questions.find(({ ask }) => opening.includes(ask))!;
  const url = `/api/conversations/${started.conversationId}`;
  const record = async () => (await call('GET', url)).json();
  return {
    line,
    question,
    right: question.references[0]!,
    /** The new line, after the old one is gone. */
    resume: async () => openLine((await call('POST', `${url}/resume`)).json().connection.signedUrl),
    lost: () => until(async () => (await record()).resumableUntil),
    async debrief(last: { socket: { close: (code: number) => void } }) {
      last.socket.close(1000);
      const ended = await until(async () => {
        const now = await record();
        return now.debrief && now;
      });
      return ended.debrief.lines[0];
    },
  };
}

test('said: the books open, the examiner waits, asks what was found, and the debrief has both', async () => {
  const { line, question, right, debrief } = await startExam();
  expect(await line.say("I'd look that up.")).toMatch(/show me/i);
  expect(await line.call(1)).toMatchObject({ tool_name: OPEN_REFERENCES });
  expect(await line.answer(found(right))).toMatch(/\?$/);
  await line.say(question.modelAnswer);
  expect(await debrief(line)).toMatchObject({
    questionId: question.id,
    grade: 'satisfactory',
    lookUp: { reference: right, rightDocument: true, rightSection: true },
  });
});

test.each([
  ['the object that its tool returned', (reference: string) => ({ reference })],
  ['the bare reference', (reference: string) => reference],
])('a client that answers with %s has held out that section', async (_what, told) => {
  const { line, question, right, debrief } = await startExam();
  await line.say("I'd look that up.");
  await line.call(1);
  expect(await line.answer(told(right))).toMatch(/\?$/);
  await line.say(question.modelAnswer);
  expect(await debrief(line)).toMatchObject({ lookUp: { reference: right, rightSection: true } });
});

test('by the button: the same, and a wrong place is on the record', async () => {
  const { line, debrief } = await startExam();
  line.press(LOOK_UP);
  expect(await line.reply(2)).toMatch(/show me/i);
  await line.call(1);
  await line.answer(found('FAA-H-8083-25 ch. 2'));
  await line.say("I don't know.");
  expect(await debrief(line)).toMatchObject({
    lookUp: { reference: 'FAA-H-8083-25 ch. 2', rightDocument: false, rightSection: false },
  });
});

test('a connection lost over open books comes back to the question, and opens them again', async () => {
  const { line, question, right, lost, resume, debrief } = await startExam();
  await line.say("I'd look that up.");
  await line.call(1);
  line.socket.terminate();
  await lost();
  const back = await resume();
  expect(await back.reply(1)).toContain(question.ask);
  await back.call(1);
  await back.answer(found(right));
  await back.say(question.modelAnswer);
  expect(await debrief(back)).toMatchObject({ grade: 'satisfactory', lookUp: { rightSection: true } });
});

test('so does a server that was killed meanwhile', async () => {
  const { line, right, resume, debrief } = await startExam();
  line.press(LOOK_UP);
  await line.call(1);
  await until(async () => line.replies().length === 2);
  // What the dead process would have done at its end is not done.
  await sweepConversations(server.services.context, server.services.content, { allLive: true });
  const back = await resume();
  await back.call(1);
  expect(await back.answer(found(right))).toMatch(/\?$/);
  expect(await debrief(back)).toMatchObject({ lookUp: { reference: right, rightSection: true } });
});

test('a page without the drawer is asked for the document instead', async () => {
  const { line } = await startExam();
  await line.say("I'd look that up.");
  await line.call(1);
  expect(await line.answer('no such tool', true)).toMatch(/document|find that/);
  expect(line.calls).toHaveLength(1);
});

test('anybody may see which books there are', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/api/references' });
  const { shelves } = ReferencesOutput.parse(response.json());
  expect(shelves.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['14 CFR Part 61', '14 CFR Part 91', 'AIM', 'FAA-H-8083-25']),
  );
});
