import { once } from 'node:events';
import { connect } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { loadContent } from '@rightseat/examiner';
import { count } from 'drizzle-orm';
import { createPglite, openDatabase } from '#db/open-database.ts';
import { conversations } from '#db/schema/index.ts';
import { openApp } from './open-app.ts';
import { rounded } from './percentile.ts';

/**
 * `npm run bench:demo-claims`: 600 handshakes that come to nothing, each as if from a network of its own, at the address where
 * demos begin; then a visitor asks for one. How many of them were counted as demos, and what he is told.
 */
const HANDSHAKES = 600;
const AT_ONCE = 8;

const database = await openDatabase({ type: 'pglite', client: await createPglite() });
// The networks are what a proxy would say: the limits count them as in production.
const { app, close } = await openApp(database, loadContent(), { THROTTLE_FACTOR: '1', TRUST_PROXY: '1' });
const { port } = app.server.address() as { port: number };

async function shake(at: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = [
    'GET /v1/convai/conversation?agent_id=demo HTTP/1.1',
    `Host: localhost:${port}`,
    `X-Forwarded-For: 198.${18 + (at >> 8)}.${at & 255}.7`,
    'Upgrade: foo',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString();
    if (answer.includes('\r\n\r\n')) socket.destroy();
  });
  await once(socket, 'close');
  return answer.slice(9, 12);
}

const statuses: Record<string, number> = {};
let sent = 0;
async function attack(): Promise<void> {
  while (sent < HANDSHAKES) {
    const status = await shake(sent++);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}
const startedAt = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, attack));
const seconds = (performance.now() - startedAt) / 1000;

const [claimed] = await database.db.select({ n: count() }).from(conversations);
const visitor = await app.inject({ method: 'POST', url: '/api/conversations', payload: { kind: 'demo' } });
console.log(`${HANDSHAKES} handshakes in ${rounded(seconds)} s, answered ${JSON.stringify(statuses)}`);
console.table({ 'counted as demos': Number(claimed?.n), 'a visitor then gets': visitor.statusCode });
console.log(`${availableParallelism()} cores, load ${rounded(loadavg()[0]!)}`);
await close();
