import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { outboxMails, providerEvents, purchases } from '#db/schema/index.ts';
import { installErrorHandler } from '#http/error-handler.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { isOnMainPort, metricsRoutes } from './metrics-routes.ts';
import { startMetricsServer } from './start-metrics-server.ts';

const TOKEN = '1b7f0c9ad25e48b3a6f1d0e7c2948b5f';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ METRICS_TOKEN: TOKEN, DEMO_PER_DAY: '0' });
  server.metrics.watchProcess();
});
afterAll(() => server.close());

const scrape = (authorization = `Bearer ${TOKEN}`, remoteAddress = '203.0.113.9') =>
  server.app.inject({ url: '/metrics', remoteAddress, headers: { authorization } });

/** The value of a series, as it stands in the text; NaN where there is none. */
async function read(series: string): Promise<number> {
  const { body } = await scrape();
  const line = body.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? Number.NaN);
}

/** Of each a series, and what makes it move. */
const MOVES: Record<string, () => unknown> = {
  rightseat_conversations_live: () => {
    vi.spyOn(server.services.live, 'count').mockReturnValue(3);
  },
  'rightseat_conversations_refused_total{status="429"}': () =>
    server.app.inject({ method: 'POST', url: '/api/conversations', payload: { kind: 'demo' } }),
  rightseat_voice_to_voice_seconds_count: () => server.services.latency.add([exchange]),
  rightseat_own_share_seconds_sum: () => server.services.latency.add([exchange]),
  'rightseat_speech_queue{engine="stt"}': () => {
    const load = { stt: { threads: 2, waiting: 4 }, tts: { threads: 1, waiting: 1 } };
    vi.spyOn(server.services.engines, 'load').mockReturnValue(load);
  },
  'rightseat_speech_threads{engine="tts"}': () => {
    const load = { stt: { threads: 0, waiting: 4 }, tts: { threads: 7, waiting: 1 } };
    vi.spyOn(server.services.engines, 'load').mockReturnValue(load);
  },
  'rightseat_database_connections{state="waiting"}': () => {
    vi.spyOn(server.database, 'connections').mockReturnValue({ open: 10, idle: 0, waiting: 5 });
  },
  'rightseat_mails{status="queued"}': () => queueMail(),
  rightseat_mail_oldest_queued_seconds: () => server.clock.advance(60_000),
  rightseat_webhooks_open: () => storeEvent(),
  rightseat_webhook_lag_seconds: () => server.clock.advance(60_000),
  'rightseat_purchases_without_access{reason="not-granted"}': () => storePurchase(),
};

const exchange = {
  typed: false,
  voiceEndedAtMs: 1_000,
  turnEndedAtMs: 1_600,
  transcribedAtMs: 1_650,
  waitMs: 600,
  replyReadyAtMs: 1_700,
  firstAudioAtMs: 1_900,
};

async function queueMail(): Promise<void> {
  const at = server.clock.now();
  await server.database.db.insert(outboxMails).values({
    id: 'mail_1',
    kind: 'verify-email',
    toAddress: 'a@pilots.example',
    subject: 'Verify',
    text: 'Verify',
    html: 'Verify',
    status: 'queued',
    nextAttemptAt: at,
    createdAt: at,
  });
}

async function storeEvent(): Promise<void> {
  const event = { id: 'evt_1', type: 'charge.refunded', payload: {}, receivedAt: server.clock.now() };
  await server.database.db.insert(providerEvents).values(event);
}

/** Paid for, and the access that belongs to it is not there: what never happens, and must be heard of. */
async function storePurchase(): Promise<void> {
  const at = server.clock.now();
  await server.database.db.insert(purchases).values({
    id: 'pur_1',
    checkoutSessionId: 'cs_1',
    paymentId: 'pi_1',
    email: 'a@pilots.example',
    amountCents: 9900,
    currency: 'usd',
    status: 'paid',
    paidAt: at,
    createdAt: at,
  });
}

test.each(Object.entries(MOVES))('%s moves', async (series, move) => {
  const before = await read(series);
  await move();
  const after = await read(series);
  vi.restoreAllMocks();
  expect(after).toBeGreaterThan(Number.isNaN(before) ? 0 : before);
});

test('the event loop and the process are told of too', async () => {
  const { body } = await scrape();
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
});

test('a database that is away is no database without work', async () => {
  vi.spyOn(server.database.db, 'select').mockImplementation(() => {
    throw new Error('away');
  });
  const [up, queued] = [await read('rightseat_database_up'), await read('rightseat_mails{status="queued"}')];
  vi.restoreAllMocks();
  expect(up).toBe(0);
  expect(queued).toBeNaN();
  expect(await read('rightseat_database_up')).toBe(1);
});

test('only who has the token reads them', async () => {
  expect((await scrape()).statusCode).toBe(200);
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN]) {
    const answer = await scrape(wrong, '127.0.0.1');
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('rightseat_');
  }
});

test('without a token this machine alone, and in production nobody', () => {
  const metrics = (variables: Record<string, string>) => isOnMainPort(readConfig(variables));
  expect(metrics({})).toBe(true);
  const production = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', SESSION_SECRET: TOKEN };
  expect(metrics(production)).toBe(false);
  expect(metrics({ ...production, METRICS_TOKEN: '9c14fb02e7d85a63b1d0c4f7a2e89653' })).toBe(true);
  expect(metrics({ METRICS_PORT: '9464' })).toBe(false);
});

test('without a token a request from elsewhere finds nothing, and a port of its own answers it', async () => {
  const config = { ...server.config, metrics: { token: null, port: null } };
  const scraped = { contentType: 'text/plain', read: async () => 'rightseat_x 1' };
  const app = Fastify();
  installErrorHandler(app);
  await app.register(metricsRoutes(config, scraped));
  const ask = (remoteAddress: string, headers = {}) =>
    app.inject({ url: '/metrics', remoteAddress, headers });
  expect((await ask('127.0.0.1')).statusCode).toBe(200);
  expect((await ask('203.0.113.9')).statusCode).toBe(404);
  // A proxy on this machine, for somebody else.
  expect((await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  await app.close();

  const own = await startMetricsServer(
    { ...config, metrics: { token: null, port: 0 } },
    scraped,
    server.app.log,
  );
  const { port } = own.server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe('rightseat_x 1');
  await own.close();
});
