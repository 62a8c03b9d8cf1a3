import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { replyFeedback } from '#db/schema/index.ts';
import { countFeedback } from '#domain/feedback/count-feedback.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { listen } from '../../test/listen.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let host: string;
beforeAll(async () => {
  server = await buildTestApp();
  host = await listen(server.app);
});
afterAll(() => server.close());

type Reply = { agent_response_event: { agent_response: string; event_id: number } };

test('a like is stored once with the reply it is about, whatever comes after it, and counted', async () => {
  const started = await server.app.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: { host },
    payload: { kind: 'demo' },
  });
  const { conversationId, connection } = started.json();
  const socket = new WebSocket(connection.signedUrl, 'convai');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const reply = new Promise<Reply>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString());
      if (message.type === 'agent_response') resolve(message);
    });
  });
  socket.on('open', () =>
    send({
      type: 'conversation_initiation_client_data',
      conversation_config_override: { conversation: { text_only: true } },
    }),
  );
  const { agent_response: text, event_id } = (await reply).agent_response_event;
  send({ type: 'feedback', event_id: event_id - 1, score: 'dislike' });
  send({ type: 'feedback', event_id, score: 'like' });
  send({ type: 'feedback', event_id, score: 'dislike' });
  send({ type: 'feedback', event_id: 1e9, score: 'dislike' });
  const { db } = server.database;
  const stored = () => db.select().from(replyFeedback);
  await expect
    .poll(stored)
    .toMatchObject([{ conversationId, eventId: event_id, score: 'like', reply: text }]);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.close(1000);
  await closed;
  expect(await stored()).toHaveLength(1);
  expect(await countFeedback(server.services.context)).toEqual({ likes: 1, dislikes: 0 });
});
