import { EXHIBIT_SHOWN, SHOW_EXHIBIT } from '@rightseat/contract';
import type { ExamState } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, hostedExams } from '#db/schema/index.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { assistant, type ChatMessage, hostCoach, SKIP_TURN, tool, user } from '../../../test/hosted-exam.ts';

const SHOWN = 'pa.i.c-exhibit-metar';
const EXHIBIT = 'metar-and-taf';
const TABLE = tool(SHOW_EXHIBIT, ['exhibit']);

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

type Message = {
  content: string | null;
  tool_calls?: { id: string; function: { name: string; arguments: string } }[];
};

/** An exam whose second question has an exhibit, told as the provider tells it. */
async function beforeExhibit(tools = [SKIP_TURN, TABLE]) {
  const exam = await hostCoach(server, { area: 'PA.I' });
  const { db } = server.database;
  const [row] = await db
    .select()
    .from(hostedExams)
    .where(eq(hostedExams.conversationId, exam.conversationId));
  const state = row!.initialState as ExamState;
  const others = state.plan.filter((id) => id !== SHOWN && !id.includes('-exhibit-'));
  const initialState = { ...state, plan: [others[0]!, SHOWN, ...others.slice(1)] };
  await db
    .update(hostedExams)
    .set({ initialState })
    .where(eq(hostedExams.conversationId, exam.conversationId));
  const reply = async (messages: ChatMessage[]): Promise<Message> =>
    (await exam.ask(messages, { tools })).json().choices[0].message;
  const asked: ChatMessage[] = [assistant('The opening.'), user('Skip this question, please.')];
  const called = await reply(asked);
  const [call] = called.tool_calls ?? [];
  const answered = (content: string): ChatMessage[] => [
    ...asked,
    { role: 'assistant', ...called },
    { role: 'tool', tool_call_id: call?.id, content },
  ];
  const question = server.services.content.questionById(SHOWN)!;
  return { ...exam, reply, asked, called, call, answered, question };
}

test('the exhibit is laid out first, and the question comes when it lies there', async () => {
  const { called, call, reply, asked, answered, question } = await beforeExhibit();
  expect(called.content).toBeNull();
  expect(call!.function).toEqual({ name: SHOW_EXHIBIT, arguments: JSON.stringify({ exhibit: EXHIBIT }) });
  expect((await reply(asked)).tool_calls?.[0]?.function).toEqual(call!.function);
  const spoken = await reply(answered(EXHIBIT_SHOWN));
  expect(spoken.tool_calls).toBeUndefined();
  expect(spoken.content).toContain(question.ask);
});

test('it is laid out again and larger for who can hardly read it, where the agent knows how', async () => {
  const unreadable = user("I can't make out the print.");
  const { answered, reply, question } = await beforeExhibit([
    SKIP_TURN,
    tool(SHOW_EXHIBIT, ['exhibit', 'larger']),
  ]);
  const on = [...answered(EXHIBIT_SHOWN), assistant(question.ask), unreadable];
  const again = await reply(on);
  const [call] = again.tool_calls ?? [];
  expect(call?.function.arguments).toBe(JSON.stringify({ exhibit: EXHIBIT, larger: 'yes' }));
  const shown = { role: 'tool', tool_call_id: call?.id, content: EXHIBIT_SHOWN } as const;
  const told = await reply([...on, { role: 'assistant', ...again }, shown]);
  expect(told.tool_calls).toBeUndefined();
  expect(told.content).toMatch(/larger/i);
  const small = await beforeExhibit();
  const read = await small.reply([...small.answered(EXHIBIT_SHOWN), assistant(question.ask), unreadable]);
  expect(read.tool_calls).toBeUndefined();
  expect(read.content).toContain(server.services.content.exhibitById(EXHIBIT)!.spoken!.slice(0, 40));
});

test('it is put away before the next question', async () => {
  const { answered, reply, question } = await beforeExhibit();
  const on = [...answered(EXHIBIT_SHOWN), assistant(question.ask), user('Skip this question, please.')];
  const away = await reply(on);
  expect(away.tool_calls?.[0]?.function.arguments).toBe(JSON.stringify({ exhibit: '' }));
});

test('a page that cannot show it is asked something else', async () => {
  const { conversationId, answered, reply, question } = await beforeExhibit();
  const next = await reply(answered('Client tool with name show_exhibit is not defined on client'));
  expect(next.tool_calls?.[0]?.function.arguments).toBe(JSON.stringify({ exhibit: '' }));
  await server.hosted.examiner.settled();
  const [row] = await server.database.db
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId));
  const { current, hasTable } = row!.examState as ExamState;
  expect(current?.questionId).not.toBe(question.id);
  expect(hasTable).toBe(false);
});

test('an agent without the tool is never asked about an exhibit', async () => {
  const { called, question } = await beforeExhibit([SKIP_TURN]);
  expect(called.tool_calls).toBeUndefined();
  expect(called.content).not.toContain(question.ask);
});
