import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { speech } from '@rightseat/voice/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '#config.ts';
import { startMailWorker } from '#domain/mail/start-mail-worker.ts';
import { buildPayingApp } from '../../test/build-paying-app.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { listen } from '../../test/listen.ts';
import { shopOf } from '../../test/shop.ts';
import { openSmtpInbox } from '../../test/smtp-inbox.ts';
import { startTracing } from './start-tracing.ts';

interface Received {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number; message?: string };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A collector of traces: OTLP over HTTP on a free port, as any vendor's takes it. */
async function openCollector() {
  const spans: Received[] = [];
  const requests: { url: string; headers: Record<string, unknown>; service: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString());
      for (const { resource, scopeSpans } of body.resourceSpans) {
        const [service] = resource.attributes.filter(({ key }: { key: string }) => key === 'service.name');
        requests.push({ url: request.url!, headers: request.headers, service: service?.value.stringValue });
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return { spans, requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function start(url: string, variables: Record<string, string> = {}) {
  const warnings: string[] = [];
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    SESSION_SECRET: 'x'.repeat(32),
    ...variables,
  });
  const spans = startTracing(tracing!, (line) => warnings.push(line));
  return { spans, warnings };
}

const attributeOf = ({ attributes }: Received, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

test('a purchase is one trace, from checkout over webhook and access to the mail', async () => {
  const collector = await openCollector();
  const { spans } = start(`${collector.url}/`, {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20let-me-in,x-team=pilots',
    OTEL_SERVICE_NAME: 'oral',
  });
  const inbox = await openSmtpInbox();
  closing.push(inbox.close);
  const server = await buildPayingApp({ SMTP_URL: inbox.url }, { spans });
  closing.push(server.close);
  const shop = shopOf(server);
  const { sessionId } = await shop.open('buyer@pilots.example');
  await shop.pay(sessionId, { webhook: 'once', email: 'buyer@pilots.example' });
  await vi.waitFor(async () => expect(await shop.accessOf(sessionId)).toHaveLength(1), 10_000);
  // Another process may do this, days later.
  const mails = startMailWorker(server.services.context);
  await vi.waitFor(() => expect(inbox.mails).toHaveLength(1), 10_000);
  await mails.stop();
  await spans.close();

  const [root, ...others] = [...collector.spans].sort(
    (one, other) => Number(one.startTimeUnixNano) - Number(other.startTimeUnixNano),
  );
  expect(root).toMatchObject({ name: 'purchase' });
  expect(root!.parentSpanId).toBeFalsy();
  expect(others.map(({ name }) => name)).toEqual(['purchase.webhook', 'purchase.access', 'purchase.mail']);
  for (const span of others)
    expect(span).toMatchObject({ traceId: root!.traceId, parentSpanId: root!.spanId });
  expect(attributeOf(others[1]!, 'purchase.status')).toBe('paid');
  expect(attributeOf(others[2]!, 'mail.kind')).toBe('purchase-confirmation');
  expect(collector.requests[0]).toMatchObject({
    url: '/v1/traces',
    service: 'oral',
    headers: { authorization: 'Bearer let-me-in', 'x-team': 'pilots' },
  });
  // Neither who bought nor what opens the success page leaves the house.
  expect(JSON.stringify(collector.spans)).not.toMatch(new RegExp(`${sessionId}|pilots\\.example`));
});

/** A demo that is traced, with the examiner's first words said. */
async function openDemo(collector: Awaited<ReturnType<typeof openCollector>>) {
  const { spans } = start(collector.url);
  const server = await buildTestApp({}, { spans });
  closing.push(server.close);
  // A reply is over in an instant, so that the pilot has the floor.
  vi.spyOn(server.services.engines.tts, 'synthesise').mockResolvedValue(new Int16Array(512));
  const host = await listen(server.app);
  const demo = await server.app.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: { host },
    payload: { kind: 'demo' },
  });
  const { conversationId, connection } = demo.json();
  const socket = new WebSocket(connection.signedUrl, 'convai');
  const heard: { type: string }[] = [];
  const send = (message: object) => socket.send(JSON.stringify(message));
  const count = (type: string) => heard.filter((event) => event.type === type).length;
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  socket.on('open', () => send({ type: 'conversation_initiation_client_data' }));
  await vi.waitFor(() => expect(count('audio')).toBeGreaterThan(0), 10_000);
  return {
    send,
    count,
    /** The trace of the one turn, once its reply was heard. */
    async closeAndRead() {
      await vi.waitFor(() => expect(count('agent_response')).toBeGreaterThan(1), 10_000);
      await vi.waitFor(() => expect(count('audio')).toBeGreaterThan(1), 10_000);
      socket.close();
      await spans.close();
      const [turn, ...more] = collector.spans.filter(({ name }) => name === 'turn');
      expect(more).toEqual([]);
      expect(attributeOf(turn!, 'conversation.id')).toBe(conversationId);
      const parts = collector.spans.filter(({ parentSpanId }) => parentSpanId === turn!.spanId);
      return { turn: turn!, parts };
    },
  };
}

/** One after the other, and none outside the turn. */
function expectInOrder(turn: Received, parts: Received[]): void {
  const times = parts.flatMap((span) => [BigInt(span.startTimeUnixNano), BigInt(span.endTimeUnixNano)]);
  const [first, last] = [BigInt(turn.startTimeUnixNano), BigInt(turn.endTimeUnixNano)];
  const HALF_A_MS = 500_000n;
  let before = first;
  for (const time of [...times, last]) {
    expect(time + HALF_A_MS).toBeGreaterThanOrEqual(before);
    before = time;
  }
}

test('a turn is one trace, from the end of speech to the first audio of the reply', async () => {
  const collector = await openCollector();
  const demo = await openDemo(collector);
  const samples = [...speech('ready when you are'), ...new Int16Array(16_000 * 4)];
  // In real time: what comes faster than anybody talks is not taken.
  for (let at = 0; at < samples.length && demo.count('user_transcript') === 0; at += 512) {
    const chunk = Buffer.from(Int16Array.from(samples.slice(at, at + 512)).buffer);
    demo.send({ user_audio_chunk: chunk.toString('base64') });
    await new Promise((resolve) => setTimeout(resolve, 32));
  }
  const { turn, parts } = await demo.closeAndRead();
  expect(attributeOf(turn, 'turn.typed')).toBe(false);
  expect(parts.map(({ name }) => name)).toEqual([
    'turn.end',
    'turn.transcript',
    'turn.read',
    'turn.judge',
    'turn.speech',
  ]);
  expectInOrder(turn, parts);
  expect(JSON.stringify(collector.spans)).not.toContain('ready when you are');
}, 30_000);

test('a typed answer is one too, from when it came, and waits for no voice', async () => {
  const collector = await openCollector();
  const demo = await openDemo(collector);
  demo.send({ type: 'user_message', text: 'ready when you are' });
  const { turn, parts } = await demo.closeAndRead();
  expect(attributeOf(turn, 'turn.typed')).toBe(true);
  expect(attributeOf(turn, 'turn.wait_ms')).toBeUndefined();
  expect(parts.map(({ name }) => name)).toEqual(['turn.read', 'turn.judge', 'turn.speech']);
  expectInOrder(turn, parts);
  expect(JSON.stringify(collector.spans)).not.toContain('ready when you are');
}, 30_000);

test('what fails is a step too, by the kind of its error alone', async () => {
  const collector = await openCollector();
  const { spans } = start(collector.url);
  const server = await buildPayingApp({}, { spans });
  closing.push(server.close);
  const shop = shopOf(server);
  const { sessionId } = await shop.buy('buyer@pilots.example');
  vi.spyOn(server.payments, 'readCheckout').mockRejectedValueOnce(new TypeError('buyer@pilots.example'));
  expect((await shop.verify(sessionId)).statusCode).toBe(502);
  await spans.close();
  const [, failed] = collector.spans;
  expect(failed).toMatchObject({ name: 'purchase.access', status: { code: 2, message: 'TypeError' } });
});

test('a collector that is away is told of once, and nobody waits for it', async () => {
  const { url } = await openCollector();
  await closing.pop()!();
  const { spans, warnings } = start(url);
  const server = await buildPayingApp({}, { spans });
  closing.push(server.close);
  const shop = shopOf(server);
  const { sessionId } = await shop.buy('buyer@pilots.example');
  expect((await shop.verify(sessionId)).statusCode).toBe(200);
  await spans.close();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^Traces cannot be exported: /);
});
