import type { buildTestApp } from './build-test-app.ts';
import { openCoachLine, until } from './coach-line.ts';
import type { createSubscribed } from './subscribed.ts';

const DONT_KNOW = "I don't know.";

interface Held {
  /** What the pilot chooses. */
  choice: object;
  /** To every question; null for the model answer. */
  answer: string | null;
}

/** An exam on some codes, to its end; resolves to its record. */
export async function holdCodes(
  server: Awaited<ReturnType<typeof buildTestApp>>,
  host: string,
  pilot: Awaited<ReturnType<typeof createSubscribed>>,
  { choice, answer }: Held,
) {
  const headers = { host };
  const response = await pilot.inject({
    method: 'POST',
    url: '/api/conversations',
    headers,
    payload: { kind: 'coach', ...choice },
  });
  const { conversationId, connection } = response.json();
  const line = openCoachLine(connection.signedUrl);
  let closed = false;
  void line.closed.then(() => {
    closed = true;
  });
  const { questions } = server.services.content;
  await line.reply(1);
  for (let turn = 0; turn < 12 && !closed; turn++) {
    const last = line.replies().at(-1) ?? '';
    const question = questions
      .flatMap((one) => [one, ...one.followUps])
      .find(({ ask, rephrase }) => last.includes(ask) || (rephrase && last.includes(rephrase)));
    await Promise.race([line.say(answer ?? question?.modelAnswer ?? DONT_KNOW), line.closed]);
  }
  line.socket.close(1000);
  return until(async () => {
    const record = (await pilot.inject({ url: `/api/conversations/${conversationId}`, headers })).json();
    return record.status === 'ended' && record;
  });
}
