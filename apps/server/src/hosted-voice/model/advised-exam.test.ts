import { step } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { conversations, hostedExams } from '#db/schema/index.ts';
import { endHostedExam } from '#hosted-voice/exam/end-hosted-exam.ts';
import { createHostedExaminer } from '#hosted-voice/model/answer-completion.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { assistant, type ChatMessage, hostDemo, user } from '../../../test/hosted-exam.ts';
import {
  hangs,
  readingWith,
  type Says,
  startLanguageModelServer,
} from '../../../test/language-model-server.ts';

let model: Awaited<ReturnType<typeof startLanguageModelServer>>;
let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  model = await startLanguageModelServer();
  server = await buildTestApp({
    EXAMINER_LLM_BASE_URL: model.baseUrl,
    EXAMINER_LLM_MODEL: 'small',
    EXAMINER_LLM_MAX_CALLS_PER_SESSION: '4',
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  model.asked.length = 0;
});

const leading =
  (lead: string): Says =>
  () =>
    readingWith({ lead });

let told = 0;
const beside = () => user(`Well, my uncle keeps his Cherokee number ${++told} in a barn near the lake.`);

/** An exam that has just gone on to its second question, in the model's words. */
async function inMidExam(lead = 'Noted.') {
  model.say(leading(lead));
  const exam = await hostDemo(server);
  const first: ChatMessage[] = [beside()];
  let second = first;
  let said = await exam.reply(second);
  // Asked in other words and steered to a point before that, which are nobody's words but ours.
  for (let turn = 0; turn < 3 && !said.startsWith(lead); turn++) {
    second = [...second, assistant(said), beside()];
    said = await exam.reply(second);
  }
  return { ...exam, first, second, said };
}

test('a hosted exam is worded as well', async () => {
  const { said } = await inMidExam();
  expect(said).toMatch(/^Noted\. /);
});

test('what was said stands for every later request, though the model is asked no more and would say otherwise', async () => {
  const { reply, first, second, said } = await inMidExam();
  const before = model.asked.length;
  model.say(leading('Understood.'));
  expect(await reply(second)).toBe(said);
  model.fail(hangs);
  expect(await reply(second)).toBe(said);
  await reply(first);
  expect(model.asked).toHaveLength(before);
});

test('and on every node', async () => {
  const { conversationId, endsAtMs, second, said } = await inMidExam();
  const messages = second as { role: 'user'; content: string }[];
  const elsewhere = createHostedExaminer({ ...server.services, adviser: null });
  expect((await elsewhere.answer({ conversationId, call: 0, endsAtMs }, { messages })).text).toBe(said);
  await elsewhere.settled();
});

test('of two requests at once both get the same words', async () => {
  const leads = ['Noted.', 'Understood.', 'Thanks.', 'Okay.'];
  const exam = await hostDemo(server);
  model.say(() => readingWith({ lead: leads[model.asked.length % 4] }));
  const first: ChatMessage[] = [beside()];
  const second = [...first, assistant(await exam.reply(first)), beside()];
  const said = await Promise.all([exam.reply(second), exam.reply(second), exam.reply(second)]);
  expect(new Set(said).size).toBe(1);
});

test('an answer that was given by the script stays so, though the model is back', async () => {
  const exam = await hostDemo(server);
  model.fail((response) => response.writeHead(500).end());
  const first: ChatMessage[] = [beside()];
  const scripted = await exam.reply(first);
  model.say(leading('Noted.'));
  expect(await exam.reply(first)).toBe(scripted);
  const [row] = await server.database.db
    .select()
    .from(hostedExams)
    .where(eq(hostedExams.conversationId, exam.conversationId));
  const { content } = server.services;
  const opened = step(row!.initialState, { type: 'started' }, content).state;
  const event = {
    type: 'pilot-said',
    text: String(first[0]!.content),
    typed: false,
    continuesLastAnswer: false,
  };
  expect(scripted).toBe(step(opened, event as never, content).reply.text);
});

test('its debrief is told further as well, by whoever hears first that the call is over', async () => {
  const exam = await hostDemo(server);
  model.say((task) => {
    if (!('table' in task)) return readingWith({});
    const [line] = task.table as { missing: string[] }[];
    return { sentences: [`You left out "${line!.missing[0]}".`] };
  });
  const said: ChatMessage[] = [];
  for (let turn = 0; turn < 4; turn++) {
    said.push(user("I don't know."));
    said.push(assistant(await exam.reply(said)));
  }
  await server.hosted.examiner.settled();
  const ended = { conversationId: exam.conversationId, providerSeconds: 60, failed: false };
  await Promise.all([endHostedExam(server.services, ended), endHostedExam(server.services, ended)]);
  const debrief = async () => {
    const { db } = server.database;
    const [row] = await db.select().from(conversations).where(eq(conversations.id, exam.conversationId));
    return row!.debrief;
  };
  await expect.poll(async () => (await debrief())?.prose).toMatch(/^You left out “[^”]+”\.$/);
  expect(model.debriefs).toHaveLength(1);
});

test('past what a conversation may cost nothing is asked, guesses counted, and the exam goes on', async () => {
  const exam = await hostDemo(server);
  model.say(leading('Noted.'));
  const first = await exam.reply([beside()]);
  for (let guess = 0; guess < 6; guess++) expect(await exam.reply([beside()])).not.toBe('');
  expect(first).not.toBe('');
  expect(model.asked).toHaveLength(4);
});
