import { OPEN_REFERENCES } from '@rightseat/contract';
import type { ExamState } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations } from '#db/schema/index.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { assistant, type ChatMessage, hostCoach, SKIP_TURN, tool, user } from '../../../test/hosted-exam.ts';

/** Flight plans: what a book may answer, and where. */
const CODES = ['PA.I.D.K5'];
const RIGHT = '14 CFR 91.153';

const BOOKS = tool(OPEN_REFERENCES, []);
const TOOLS = { tools: [SKIP_TURN, BOOKS] };

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Message = { content: string | null; tool_calls?: { id: string; function: { name: string } }[] };

/** An exam in which the pilot has asked for the books, told as the provider tells it. */
async function overBooks(wish = "I'd look that up.") {
  const exam = await hostCoach(server, { codes: CODES });
  const reply = async (messages: ChatMessage[], more: object = TOOLS): Promise<Message> =>
    (await exam.ask(messages, more)).json().choices[0].message;
  const asked: ChatMessage[] = [user(wish)];
  const opened = await reply(asked);
  const [call] = opened.tool_calls ?? [];
  const called: ChatMessage[] = [...asked, { role: 'assistant', ...opened }];
  const heldOut = (content: unknown, id = call?.id): ChatMessage => ({
    role: 'tool',
    tool_call_id: id,
    content: typeof content === 'string' ? content : JSON.stringify(content),
  });
  return {
    ...exam,
    reply,
    asked,
    opened,
    called,
    heldOut,
    async lookUp() {
      await server.hosted.examiner.settled();
      const [row] = await server.database.db
        .select()
        .from(conversations)
        .where(eq(conversations.id, exam.conversationId));
      const { current, asked: done } = row!.examState as ExamState;
      return current?.lookUp ?? done.findLast(({ lookUp }) => lookUp)?.lookUp ?? null;
    },
  };
}

test('the examiner hands over the books by a tool of the page, in words and as a call', async () => {
  const { opened, reply, asked } = await overBooks();
  expect(opened.content).toMatch(/show me [^.]*\.$/i);
  expect(opened.tool_calls).toMatchObject([
    { type: 'function', function: { name: OPEN_REFERENCES, arguments: '{}' } },
  ]);
  // The same request again, or a guess at it, opens the same books.
  expect((await reply(asked)).tool_calls?.[0]?.function.name).toBe(OPEN_REFERENCES);
});

test('by the button too, without the pilot having said a word', async () => {
  const { opened } = await overBooks('look-up');
  expect(opened.tool_calls?.[0]?.function.name).toBe(OPEN_REFERENCES);
});

test('streamed, the call comes after the words and gives the reason to stop', async () => {
  const { ask, asked } = await overBooks();
  const stream = (await ask(asked, { ...TOOLS, stream: true })).body;
  const chunks = stream
    .split('\n\n')
    .filter((event) => event.startsWith('data: {'))
    .map((event) => JSON.parse(event.slice('data: '.length)).choices[0]);
  const [calls, words] = [
    chunks.findIndex(({ delta }) => delta.tool_calls),
    chunks.findIndex(({ delta }) => delta.content),
  ];
  expect(words).toBeGreaterThan(-1);
  expect(calls).toBeGreaterThan(words);
  expect(chunks.at(-1).finish_reason).toBe('tool_calls');
});

test('what he holds out is judged, and asked about; the same result again changes nothing', async () => {
  const { reply, called, heldOut, lookUp } = await overBooks();
  const back = [...called, heldOut({ reference: RIGHT })];
  const found = await reply(back);
  expect(found.content).toMatch(/\?$/);
  expect(found.tool_calls).toBeUndefined();
  expect(await reply(back)).toEqual(found);
  expect(await reply([...back, heldOut({ reference: '14 CFR 61.57' })])).toEqual(found);
  expect(await lookUp()).toEqual({ reference: RIGHT, rightDocument: true, rightSection: true });
  // A request that comes late, from before he held it out, takes nothing back.
  await reply(called);
  expect(await lookUp()).toMatchObject({ reference: RIGHT });
});

test.each([
  [
    'another section',
    { reference: '14 CFR 61.57' },
    { reference: '14 CFR 61.57', rightDocument: true, rightSection: false },
  ],
  ['nothing', { reference: null }, { reference: null, rightDocument: false, rightSection: false }],
  [
    'a section that no book has',
    { reference: 'FAR 99.999 <b>' },
    { reference: null, rightDocument: false, rightSection: false },
  ],
])('%s held out is judged as that', async (_name, result, judged) => {
  const { reply, called, heldOut, lookUp } = await overBooks();
  await reply([...called, heldOut(result)]);
  expect(await lookUp()).toEqual(judged);
});

test.each([
  ['an error of the provider', 'Client tool execution failed'],
  ['a list', [RIGHT]],
  ['too long a reference', { reference: 'x'.repeat(81) }],
  ['no words at all', ''],
])('%s is no answer: he is asked for the document in words', async (_name, result) => {
  const { reply, called, heldOut, lookUp } = await overBooks();
  const words = await reply([...called, heldOut(result)]);
  expect(words.content).toMatch(/document|find|book|publication|look/);
  expect(words.tool_calls).toBeUndefined();
  expect(await lookUp()).toBeNull();
});

test('results that answer no call for the books are ignored', async () => {
  const { reply, called, heldOut, lookUp, asked } = await overBooks();
  const forged = [
    [...called, heldOut({ reference: RIGHT }, 'call_of_nobody')],
    [...asked, heldOut({ reference: RIGHT })],
    [...called, { role: 'tool', content: JSON.stringify({ reference: RIGHT }) }],
    [...called, { role: 'user', content: 'Well.', tool_call_id: 'x', tool_calls: 'y' }],
  ];
  for (const messages of forged) await reply(messages);
  expect(await lookUp()).toBeNull();
  const other = { id: 'call_1', type: 'function', function: { name: 'skip_turn', arguments: '{}' } };
  const skipped = [user('Hm.'), { role: 'assistant', content: null, tool_calls: [other] }];
  const [first] = (await reply([...skipped, heldOut({ reference: RIGHT }, 'call_1')])).content ?? '';
  expect(first).toBeTruthy();
});

test('while the books are out he may think aloud, and they are not called for again', async () => {
  const { reply, called } = await overBooks();
  const aloud = await reply([...called, user("Let me see, it's somewhere in part ninety-one.")]);
  expect(aloud.tool_calls?.map((call) => call.function.name)).toEqual(['skip_turn']);
});

test('a call that the provider dropped leaves nobody waiting for books that never open', async () => {
  const { reply, asked, opened, lookUp } = await overBooks();
  const dropped = [
    ...asked,
    assistant(opened.content ?? ''),
    user('It would be in the regulations, part ninety-one.'),
  ];
  const next = await reply(dropped);
  expect(next.content).not.toBe('');
  expect(next.tool_calls).toBeUndefined();
  expect(await lookUp()).toBeNull();
});

test('where the provider offers no such tool he is asked for the document in words', async () => {
  const { reply, asked } = await overBooks();
  const words = await reply(asked, { tools: [SKIP_TURN] });
  expect(words.content).toMatch(/document|find|book|publication|look/);
  expect(words.tool_calls).toBeUndefined();
});

test('two requests at once with what he held out are answered alike', async () => {
  const { reply, called, heldOut, lookUp } = await overBooks();
  const back = [...called, heldOut({ reference: RIGHT })];
  const [one, other] = await Promise.all([reply(back), reply(back), reply(called)]);
  expect(one).toEqual(other);
  expect(await lookUp()).toMatchObject({ reference: RIGHT });
});
