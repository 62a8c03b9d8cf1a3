import type { PointReading, ToRead } from '@rightseat/contract';
import type { Judge } from '@rightseat/judge';
import { type ActReader, startActReader } from '@rightseat/reader';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turns } from '#db/schema/index.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { assistant, type ChatMessage, hostCoach, user } from '../../../test/hosted-exam.ts';
import { createHostedExaminer } from './answer-completion.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let reader: ActReader;
beforeAll(async () => {
  [server, reader] = await Promise.all([buildTestApp(), startActReader()]);
}, 60_000);
afterAll(async () => {
  await server.close();
  await reader.close();
});

/** Asked again where it is late: this is not about the machine's load. */
const patient = (read: string[] = []): ActReader => ({
  ...reader,
  async read(text, line) {
    read.push(text);
    for (let tries = 0; tries < 100; tries++) {
      const parts = await reader.read(text, line);
      if (parts) return parts;
    }
    throw new Error('the reader is always late');
  },
});

/** Reads nothing of any point; late, where it is. */
const judgeWho = (isLate = false, asked: ToRead[] = []): Judge => ({
  async read(toRead) {
    asked.push(toRead);
    const nothing = ({ id }: { id: string }): PointReading => ({ id, absent: 1, said: 0, wrong: 0 });
    return isLate ? null : toRead.points.map(nothing);
  },
  close: async () => {},
});

/** An exam that another company asks about, by these of ours. */
async function hostWith(own: { actReader?: ActReader | null; judge?: Judge | null }) {
  const { conversationId, endsAtMs } = await hostCoach(server, { manner: 'checkride' });
  const nodeWith = (other: typeof own) => {
    const examiner = createHostedExaminer({ ...server.services, ...other });
    return async (messages: readonly ChatMessage[]) => {
      const key = { conversationId, call: 0, endsAtMs };
      const { text } = await examiner.answer(key, { messages: messages as never });
      await examiner.settled();
      return text;
    };
  };
  const reply = nodeWith(own);
  const opening = assistant(await reply([]));
  const judged = async () => {
    const said = await server.database.db
      .select({ verdicts: turns.verdicts })
      .from(turns)
      .where(and(eq(turns.conversationId, conversationId), eq(turns.role, 'pilot')))
      .orderBy(asc(turns.position));
    return said.map(({ verdicts }) => verdicts ?? []);
  };
  return { nodeWith, reply, opening, judged };
}

const ANSWER = user("I'd wait until the fog lifts.");
const NERVOUS = user("I'm really nervous, sorry, my hands are shaking.");

test.each([
  NERVOUS.content,
  'Do you mean at night or by day?',
  'You already asked me that one, did you not?',
  'My phone is ringing, give me a second please.',
])('what is no answer is not graded there either: %s', async (said) => {
  const { reply, opening, judged } = await hostWith({ actReader: patient() });
  await reply([opening, user(said as string)]);
  expect(await judged()).toEqual([[]]);
});

test('an answer is judged by the same judge, once, and every node goes by that', async () => {
  const asked: ToRead[] = [];
  const { nodeWith, reply, opening, judged } = await hostWith({ judge: judgeWho(false, asked) });
  const said = await reply([opening, ANSWER]);
  const [before] = await judged();
  expect(before).toMatchObject([{ grader: expect.stringMatching(/^judge-/) }]);
  expect(await nodeWith({ judge: judgeWho(false, asked) })([opening, ANSWER])).toBe(said);
  await nodeWith({ judge: null })([opening, ANSWER, assistant(said), user('I do not know.')]);
  const after = await judged();
  expect(after[0]).toEqual(before);
  expect(after[1]).toMatchObject([{ grader: expect.stringMatching(/^phrases-/) }]);
  expect(asked).toHaveLength(1);
});

test('of two requests at once, the judge late in one, both go by one verdict', async () => {
  const { nodeWith, opening, judged } = await hostWith({});
  const nodes = [nodeWith({ judge: judgeWho(true) }), nodeWith({ judge: judgeWho() })];
  const said = await Promise.all(nodes.map((reply) => reply([opening, ANSWER])));
  expect(new Set(said).size).toBe(1);
  expect((await judged()).flat()).toHaveLength(1);
  const next = [opening, ANSWER, assistant(said[0]!), NERVOUS];
  const goesOn = await Promise.all(nodes.map((reply) => reply(next)));
  expect(new Set(goesOn).size).toBe(1);
});

test('a call that is known by its transcript alone is read and judged turn by turn', async () => {
  const read: string[] = [];
  const { nodeWith, opening, judged } = await hostWith({});
  const reply = nodeWith({ actReader: patient(read), judge: judgeWho() });
  await reply([opening, NERVOUS, assistant('Take your time.'), ANSWER]);
  expect(read).toEqual([NERVOUS.content, ANSWER.content]);
  expect(await judged()).toMatchObject([[], [{ grader: expect.stringMatching(/^judge-/) }]]);
  await reply([opening, NERVOUS, assistant('Take your time.'), ANSWER]);
  expect(read).toHaveLength(2);
});
