import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, conversations, usageEntries } from '#db/schema/index.ts';
import { claimConversation } from '#domain/conversation/claim-conversation.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { resumeConversation } from '#domain/conversation/resume-conversation.ts';
import { storeTurn } from '#domain/conversation/store-turn.ts';
import { createSignedIn, PASSWORD } from '../../../test/accounts.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createSubscribed } from '../../../test/subscribed.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ COACH_MINUTES_PER_MONTH: '60', DEMO_MINUTES_PER_DAY: '12' });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set('2026-11-21T12:00:00Z'));

type Inject = Awaited<ReturnType<typeof createSubscribed>>['inject'];
const context = () => server.services.context;
let nextAddress = 1;
const stranger = () => `10.8.0.${nextAddress++}`;

const startCoach = (inject: Inject) =>
  inject({ method: 'POST', url: '/api/conversations', payload: { kind: 'coach' } });
const startDemo = (remoteAddress = stranger()) =>
  server.app.inject({
    method: 'POST',
    url: '/api/conversations',
    remoteAddress,
    payload: { kind: 'demo' },
  });

/** As the socket does it; answers the conversation's id. */
async function goLive(response: Awaited<ReturnType<typeof startDemo>>, address = stranger()) {
  const token = new URL(response.json().connection.signedUrl).searchParams.get('token') ?? '';
  return (await claimConversation(context(), token, address))!.id;
}

const end = (conversationId: string, secondsUsed: number) =>
  endConversation(context(), server.services.content, { conversationId, reason: 'pilot', secondsUsed });

const ledger = (conversationId: string) =>
  server.database.db.select().from(usageEntries).where(eq(usageEntries.conversationId, conversationId));

async function talk(inject: Inject, seconds: number): Promise<string> {
  const id = await goLive(await startCoach(inject));
  await end(id, seconds);
  return id;
}

describe('the ledger', () => {
  test('has one line for a conversation, however often its end is told', async () => {
    const { inject, user } = await createSubscribed(server.app);
    const id = await talk(inject, 125);
    await end(id, 900);
    expect(await ledger(id)).toMatchObject([
      { userId: user.id, kind: 'coach', engine: 'embedded', seconds: 125, source: 'own-clock' },
    ]);
  });

  test('tells a room from a socket, by where the conversation was last', async () => {
    const { inject, user } = await createSubscribed(server.app);
    const tokenOf = (response: Awaited<ReturnType<typeof startCoach>>) =>
      new URL(response.json().connection.signedUrl).searchParams.get('token') ?? '';
    const inRoom = await claimConversation(context(), tokenOf(await startCoach(inject)), stranger(), {
      engine: 'livekit',
    });
    const { token } = await resumeConversation(context(), { conversationId: inRoom!.id, userId: user.id });
    await claimConversation(context(), token, stranger(), { engine: 'livekit' });
    await end(inRoom!.id, 30);
    expect(await ledger(inRoom!.id)).toMatchObject([{ engine: 'livekit', seconds: 30 }]);
  });

  test('has none for a conversation that nobody opened', async () => {
    const { inject } = await createSubscribed(server.app);
    const { conversationId } = (await startCoach(inject)).json();
    await end(conversationId, 0);
    expect(await ledger(conversationId)).toEqual([]);
  });

  test('is in the export of an account, and outlives the account without its name', async () => {
    const { inject } = await createSubscribed(server.app);
    const id = await talk(inject, 90);
    const exported = (await inject({ url: '/api/account/export' })).json();
    expect(exported.usage).toMatchObject([{ conversationId: id, seconds: 90, countedSeconds: 90 }]);
    await inject({ method: 'POST', url: '/api/account/delete', payload: { password: PASSWORD } });
    expect(await ledger(id)).toMatchObject([{ userId: null, seconds: 90 }]);
  });
});

describe('the minutes of an account', () => {
  test('are told to their owner, begun minutes as whole ones', async () => {
    const { inject } = await createSubscribed(server.app);
    await talk(inject, 61);
    expect((await inject({ url: '/api/user/minutes' })).json()).toEqual({
      minutesUsed: 2,
      minutesPerMonth: 60,
      renewsAt: '2026-12-01T00:00:00.000Z',
    });
  });

  test('when used up refuse the next session until the next month begins', async () => {
    server.clock.set('2026-11-30T22:00:00Z');
    const { inject } = await createSubscribed(server.app);
    await talk(inject, 59 * 60);
    const last = await goLive(await startCoach(inject));
    await end(last, 1800);
    const refused = await startCoach(inject);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe(
      'You have used your 60 minutes of this month. The next ones are yours on December 1.',
    );
    expect(Number(refused.headers['retry-after'])).toBe(2 * 3600);
    server.clock.set('2026-12-01T00:00:00Z');
    expect((await startCoach(inject)).statusCode).toBe(200);
  });

  test('of two sessions planned on the last minutes only one begins', async () => {
    const { inject } = await createSubscribed(server.app);
    await talk(inject, 59 * 60);
    const [one, other] = [await startCoach(inject), await startCoach(inject)];
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    await end(await goLive(one), 120);
    await expect(goLive(other)).rejects.toMatchObject({ code: 'too_many_requests' });
    const [row] = await server.database.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, other.json().conversationId));
    expect(row?.status).toBe('created');
  });

  test('that run out do not keep a session that lost its line from going on', async () => {
    const { inject, user } = await createSubscribed(server.app);
    const id = await goLive(await startCoach(inject));
    await server.database.db.insert(usageEntries).values({
      conversationId: `other-${id}`,
      userId: user.id,
      kind: 'coach',
      engine: 'embedded',
      seconds: 3600,
      countedSeconds: 3600,
      source: 'own-clock',
      startedAt: server.clock.now(),
    });
    const { token } = await resumeConversation(context(), { conversationId: id, userId: user.id });
    expect(await claimConversation(context(), token, stranger())).toMatchObject({ id });
  });
});

describe('the minutes of all demos', () => {
  const state = async () => (await server.app.inject({ url: '/api/demo' })).json();

  /** From his first word on the whole time that he may take is held for him. */
  async function goLiveAndAnswer(): Promise<void> {
    const conversationId = await goLive(await startDemo());
    await storeTurn(
      context(),
      { conversationId, connection: 0 },
      { position: 1, role: 'pilot', text: 'A.', startedAtMs: 0, endedAtMs: 1, interrupted: false },
    );
  }

  test('are held for those who talk, and little for those who have not said a word', async () => {
    server.clock.set('2026-11-22T23:00:00Z');
    const live = await goLive(await startDemo());
    expect(await state()).toEqual({ state: 'open', opensAt: null });
    await end(live, 300);
    // 5 of 12 minutes are gone: one who talks leaves 2, of which three who keep silent take a half each.
    await goLiveAndAnswer();
    for (let silent = 0; silent < 3; silent++) await goLive(await startDemo());
    expect((await state()).state).toBe('open');
    const late = await startDemo();
    await goLiveAndAnswer();
    await expect(goLive(late)).rejects.toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('many pilots'),
    });
    expect(await state()).toEqual({ state: 'spent', opensAt: '2026-11-23T00:00:00.000Z' });
    const refused = await startDemo();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });

  test('begin anew at midnight, and what was held and not used is free again', async () => {
    server.clock.set('2026-11-23T00:00:00Z');
    expect(await state()).toEqual({ state: 'open', opensAt: null });
    const short = await goLive(await startDemo());
    await end(short, 10);
    const [row] = await ledger(short);
    expect(row).toMatchObject({ userId: null, kind: 'demo', seconds: 10 });
    await goLive(await startDemo());
    await goLive(await startDemo());
    expect((await state()).state).toBe('open');
  });
});

describe('the switch of the demo', () => {
  test('is thrown by an admin for everybody, with an entry in the log', async () => {
    server.clock.set('2026-11-24T12:00:00Z');
    const { inject, user } = await createSignedIn(server.app, { isAdmin: true });
    const flip = (isOn: boolean) =>
      inject({ method: 'POST', url: '/api/admin/demo-switch', payload: { isOn } });
    const planned = await startDemo();
    expect((await flip(false)).statusCode).toBe(200);
    await flip(false);
    expect((await server.app.inject({ url: '/api/demo' })).json().state).toBe('off');
    const refused = await startDemo();
    expect(refused.statusCode).toBe(403);
    expect(refused.json().error).toContain('taking a break');
    await expect(goLive(planned)).rejects.toMatchObject({ code: 'forbidden' });
    await flip(true);
    expect((await startDemo()).statusCode).toBe(200);
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, user.id));
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual(
      expect.arrayContaining([
        { action: 'demo.switched', before: { demo: 'on' }, after: { demo: 'off' } },
        { action: 'demo.switched', before: { demo: 'off' }, after: { demo: 'on' } },
      ]),
    );
    expect(entries).toHaveLength(2);
  });

  test('shows with the minutes by engine on the health page', async () => {
    server.clock.set('2026-11-25T12:00:00Z');
    const { inject } = await createSignedIn(server.app, { isAdmin: true });
    await end(await goLive(await startDemo()), 61);
    const { usage } = (await inject({ url: '/api/admin/health' })).json();
    expect(usage.demo).toEqual({ isOn: true, minutesToday: 2, minutesPerDay: 12 });
    expect(usage.engines.map(({ engine }: { engine: string }) => engine)).toEqual(['embedded', 'livekit']);
    expect(usage.engines[1]).toEqual({ engine: 'livekit', conversations: 1, minutes: 1 });
    expect(usage.engines[0].minutes).toBeGreaterThan(100);
  });
});
