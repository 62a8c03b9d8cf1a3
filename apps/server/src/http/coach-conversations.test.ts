import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { conversations } from '#db/schema/index.ts';
import { claimConversation } from '#domain/conversation/claim-conversation.ts';
import { digestOf } from '#domain/conversation/digest-of.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { listen } from '../../test/listen.ts';
import { createSubscribed } from '../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const startCoach = { method: 'POST', url: '/api/conversations', payload: { kind: 'coach' } } as const;

/** As the socket does it. */
async function goLive(response: { json(): { connection: { signedUrl: string } } }) {
  const token = new URL(response.json().connection.signedUrl).searchParams.get('token') ?? '';
  return claimConversation(server.services.context, token, '127.0.0.1');
}

test('a stranger answers 401', async () => {
  expect((await server.app.inject(startCoach)).statusCode).toBe(401);
});

test('a pilot without access answers 402 with the words of the coach page', async () => {
  const { inject } = await createSignedIn(server.app);
  const response = await inject(startCoach);
  expect(response.statusCode).toBe(402);
  expect(response.json().error).toBe(
    'You need an active subscription to access the AI Coach. Please purchase a plan.',
  );
});

test('a pilot with access gets thirty minutes', async () => {
  const { inject } = await createSubscribed(server.app);
  const response = await inject(startCoach);
  expect(response.statusCode).toBe(200);
  expect(response.json().limitSeconds).toBe(1800);
});

test('a second conversation is refused while one is live, and allowed after it ended', async () => {
  const { inject } = await createSubscribed(server.app);
  const first = await goLive(await inject(startCoach));
  const second = await inject(startCoach);
  expect(second.statusCode).toBe(409);
  expect(second.json().error).toContain('another tab');
  await endConversation(server.services.context, server.services.content, {
    conversationId: first?.id ?? '',
    reason: 'pilot',
    secondsUsed: 5,
  });
  expect((await inject(startCoach)).statusCode).toBe(200);
});

test('of two tokens used at once one conversation goes live', async () => {
  const { inject } = await createSubscribed(server.app);
  const tokens = [await inject(startCoach), await inject(startCoach)];
  const results = await Promise.allSettled(tokens.map(goLive));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a conversation is read by its owner and by nobody else', async () => {
  const owner = await createSubscribed(server.app);
  const { conversationId } = (await owner.inject(startCoach)).json();
  const url = `/api/conversations/${conversationId}`;
  expect((await owner.inject({ url })).statusCode).toBe(200);
  const other = await createSubscribed(server.app);
  expect((await other.inject({ url })).statusCode).toBe(404);
  expect((await server.app.inject(url)).statusCode).toBe(404);
});

test('sessions of this month count those that began, and the last one is remembered', async () => {
  const { inject } = await createSubscribed(server.app);
  const usage = { url: '/api/user/sessions' };
  expect((await inject(usage)).json()).toEqual({ sessionsThisMonth: 0, lastAccessDate: null });
  await goLive(await inject(startCoach));
  expect((await inject(usage)).json()).toEqual({
    sessionsThisMonth: 1,
    lastAccessDate: server.clock.now().toISOString(),
  });
});

test('the list holds what began, newest first, page by page, and nobody else’s', async () => {
  const { inject } = await createSubscribed(server.app);
  const { context, content } = server.services;
  const hold = async () => {
    const live = await goLive(await inject(startCoach));
    await endConversation(context, content, {
      conversationId: live?.id ?? '',
      reason: 'pilot',
      secondsUsed: 5,
    });
    server.clock.advance(60_000);
    return live?.id;
  };
  const first = await hold();
  const second = await hold();
  await inject(startCoach);
  const list = async (query = '') => (await inject({ url: `/api/conversations${query}` })).json();
  const ids = (page: { conversations: { id: string }[] }) => page.conversations.map(({ id }) => id);
  expect(ids(await list())).toEqual([second, first]);
  const page = await list('?limit=1');
  expect(ids(page)).toEqual([second]);
  const rest = await list(`?limit=1&cursor=${page.nextCursor}`);
  expect(ids(rest)).toEqual([first]);
  expect(rest.nextCursor).toBeNull();
  const other = await createSubscribed(server.app);
  expect((await other.inject({ url: '/api/conversations' })).json().conversations).toEqual([]);
});

test('the list counts the grades of each debrief', async () => {
  const { inject } = await createSubscribed(server.app);
  const live = await goLive(await inject(startCoach));
  const entry = async () => (await inject({ url: '/api/conversations' })).json().conversations[0];
  expect(await entry()).toMatchObject({ status: 'live', grades: null });
  const line = {
    questionId: 'q',
    acs: ['PA.I.A.K1'],
    question: 'Why?',
    quote: null,
    reason: '',
    missing: [],
  };
  const grades = ['satisfactory', 'satisfactory', 'unsatisfactory', 'not-assessed'] as const;
  const lines = grades.map((grade) => ({ ...line, grade, modelAnswer: '', references: [] }));
  const debrief = { summary: '', study: null, lines };
  await server.database.db
    .update(conversations)
    .set({ status: 'ended', debrief, digest: digestOf(debrief) })
    .where(eq(conversations.id, live?.id ?? ''));
  expect(await entry()).toMatchObject({
    choice: { rating: 'private', manner: 'checkride' },
    grades: { satisfactory: 2, unsatisfactory: 1, notAssessed: 1 },
  });
});

test('what can be chosen is what has questions, and nothing else is opened', async () => {
  const { inject } = await createSubscribed(server.app);
  const { ratings } = (await server.app.inject('/api/exam-choices')).json();
  expect(ratings.map(({ rating }: { rating: string }) => rating)).toEqual(['private', 'instrument']);
  for (const { rating, questions, areas } of ratings) {
    const response = await inject({ ...startCoach, payload: { kind: 'coach', rating } });
    expect(response.statusCode).toBe(questions > 0 ? 200 : 422);
    const counted = areas.reduce((sum: number, area: { questions: number }) => sum + area.questions, 0);
    expect(counted).toBe(questions);
  }
  const wrongArea = { kind: 'coach', rating: 'private', area: 'IR.III' };
  const refused = await inject({ ...startCoach, payload: wrongArea });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error).toContain('IR.III');
});

test('the coach agent by its id alone needs the cookie and access', async () => {
  const url = `ws://${await listen(server.app)}/v1/convai/conversation?agent_id=coach`;
  const statusFor = (cookie?: string) =>
    new Promise((resolve) => {
      const socket = new WebSocket(url, 'convai', cookie ? { headers: { cookie } } : {});
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
      socket.on('error', () => {});
    });
  expect(await statusFor()).toBe(401);
  const stranger = await createSignedIn(server.app);
  expect(await statusFor(stranger.cookie)).toBe(402);
  const pilot = await createSubscribed(server.app);
  expect(await statusFor(pilot.cookie)).toBe('open');
});
