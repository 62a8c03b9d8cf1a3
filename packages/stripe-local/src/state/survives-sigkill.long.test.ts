import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atLength } from '../../../../scripts/test/at-length.ts';
import {
  connect,
  ninetyNineDollars,
  pressButton,
  type Receiver,
  startReceiver,
} from '../../test/start-test-provider.ts';

/** Fixed, and of no pattern: what the provider is doing at that moment differs by itself. */
const WAITS_MS = [37, 3, 91, 58];
const ROUNDS = atLength(1, WAITS_MS.length);

let receiver: Receiver;
let dataDir: string;
beforeAll(async () => {
  receiver = await startReceiver();
  dataDir = await mkdtemp(join(tmpdir(), 'stripe-local-kill-'));
});
afterAll(async () => {
  await receiver.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Serving {
  child: ChildProcess;
  stripe: Stripe;
}

async function serve(): Promise<Serving> {
  const program = join(import.meta.dirname, '../../test/serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, receiver.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: join(import.meta.dirname, '../..'),
  });
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, stripe: connect(Number(port.toString())) };
}

async function kill({ child }: Serving): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Buys without pause until the provider dies; notes only what was acknowledged. */
async function buyUntilDead({ stripe }: Serving, paid: Set<string>, refunded: Set<string>): Promise<void> {
  try {
    for (;;) {
      const { id, url } = await stripe.checkout.sessions.create(ninetyNineDollars);
      await pressButton(url!, 'pay');
      paid.add(id);
      if (paid.size % 3 > 0) continue;
      const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
      await stripe.refunds.create({ payment_intent: payment_intent as string });
      refunded.add(payment_intent as string);
    }
  } catch {
    // The provider was killed: what was under way is not acknowledged.
  }
}

it('killed at any moment, it has everything it acknowledged, and tells the shop of every payment', async () => {
  const paid = new Set<string>();
  const refunded = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const serving = await serve();
    const buyers = Array.from({ length: 4 }, () => buyUntilDead(serving, paid, refunded));
    // However slow the machine is, there is something to lose; then at any moment.
    const isWorthKilling = () => paid.size > 4 * round + 3 && refunded.size > round;
    await expect.poll(isWorthKilling, { timeout: 20_000, interval: 10 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[round]));
    await kill(serving);
    await Promise.all(buyers);
  }

  const serving = await serve();
  try {
    for (const id of paid) {
      expect(await serving.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
    }
    for (const id of refunded) {
      const intent = await serving.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 9900 });
    }
    const told = () =>
      new Set(
        receiver.events.flatMap((event) =>
          event.type === 'checkout.session.completed' ? [event.data.object.id] : [],
        ),
      );
    await receiver.until(() => [...paid].every((id) => told().has(id)));
  } finally {
    await kill(serving);
  }
}, 120_000);

it('a line cut short by the kill is dropped; damage further up is refused, not skipped', async () => {
  const path = join(dataDir, 'journal.jsonl');
  const before = await readFile(path, 'utf8');
  await appendFile(path, '[{"table":"charges","row":{"id":"ch_half');
  const serving = await serve();
  await expect(serving.stripe.charges.retrieve('ch_half')).rejects.toMatchObject({ statusCode: 404 });
  await kill(serving);

  await writeFile(path, `{"not json\n${before}`);
  const program = join(import.meta.dirname, '../../test/serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, receiver.url], {
    stdio: 'pipe',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  expect(code).not.toBe(0);
  expect(said).toContain('damaged at line 1');
}, 30_000);
