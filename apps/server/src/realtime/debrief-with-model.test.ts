import type { Debrief } from '@rightseat/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';
import { openCoachLine, until } from '../../test/coach-line.ts';
import { readingWith, startLanguageModelServer } from '../../test/language-model-server.ts';
import { listen } from '../../test/listen.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let model: Awaited<ReturnType<typeof startLanguageModelServer>>;
let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;
beforeAll(async () => {
  model = await startLanguageModelServer();
  server = await buildTestApp({ EXAMINER_LLM_BASE_URL: model.baseUrl, EXAMINER_LLM_MODEL: 'small' });
  host = await listen(server.app);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

/** An exam in which the first question is not known, to its debrief. */
async function holdExam() {
  const pilot = await createSubscribed(server.app);
  const started = await pilot.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: { host },
    payload: { kind: 'coach' },
  });
  const { conversationId, connection } = started.json();
  const line = openCoachLine(connection.signedUrl);
  await line.reply(1);
  // Nothing is graded before each point was asked for.
  for (let turn = 0; turn < 4; turn++) await line.say("I don't know.");
  const end = () =>
    pilot.inject({ method: 'POST', url: `/api/conversations/${conversationId}/end`, payload: {} });
  const debrief = async (): Promise<Debrief> =>
    (await pilot.inject({ method: 'GET', url: `/api/conversations/${conversationId}` })).json().debrief;
  expect((await end()).statusCode).toBeLessThan(300);
  return { end, debrief };
}

interface Table {
  table: { missing: string[]; unsatisfactory: string }[];
}

test('a debrief is told further by a model in what its table bears out, once', async () => {
  model.say((task) => {
    if (!('table' in task)) return readingWith({});
    const [line] = (task as unknown as Table).table;
    return {
      sentences: [`You left out "${line!.missing[0]}"`, 'You passed.', `You knew "${line!.missing[0]}".`],
    };
  });
  const { end, debrief } = await holdExam();
  const told = await until(async () => {
    const read = await debrief();
    return read.prose ? read : undefined;
  });
  expect(told.prose).toMatch(/^You left out “[^”]+”\.$/);
  expect(told.summary).toMatch(/^You ended the exam\. You answered one question/);
  await end();
  expect(await debrief()).toEqual(told);
  expect(model.debriefs).toHaveLength(1);
});

test('a debrief stands as it is where a model makes things up, or fails', async () => {
  for (const says of [() => ({ sentences: ['You passed.'] }), () => 'nonsense']) {
    model.say((task) => ('table' in task ? says() : readingWith({})));
    const before = model.debriefs.length;
    const counted = () => server.services.adviser!.counts().failures.nonsense ?? 0;
    const failed = counted();
    const { debrief } = await holdExam();
    await until(async () => counted() > failed);
    expect(model.debriefs).toHaveLength(before + 1);
    const { summary, prose } = await debrief();
    expect(summary).toMatch(/^You ended the exam\. You answered one question/);
    expect(prose).toBeUndefined();
  }
});
