import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeLocal } from '@rightseat/stripe-local';
import Stripe from 'stripe';
import { openDatabase } from '#db/open-database.ts';
import { freePort } from '../../../../scripts/tools/free-port.mjs';
import { type Audit, auditBooks } from './audit-books.ts';
import { buyOnce, newTally, type Tally } from './buyer.ts';
import { createFaultDatabase } from './fault-database.ts';
import type { Account } from './messages.ts';
import { createRandom, type Random } from './random.ts';
import { type Shop, startShop } from './shop.ts';
import { makeTrouble, type Troubles } from './trouble.ts';

const SECRET_KEY = 'sk_test_fault_run_0123456789';
const WEBHOOK_SECRET = 'whsec_fault_run_0123456789';
const BUYERS_AT_ONCE = 8;

export interface FaultRunOptions {
  /** Paid ones: about three in four checkouts are. */
  purchases: number;
  /** So many SIGKILLs, and on PostgreSQL as many cuts of all connections. */
  kills: number;
  seed: number;
  /** Any database on a PostgreSQL server; null runs on PGlite. */
  postgresUrl: string | null;
}

export interface FaultRunResult {
  database: 'pglite' | 'postgres';
  seed: number;
  seconds: number;
  tally: Tally;
  troubles: Troubles;
  /** Of the paid ones, granted only by the last comparison with the provider. */
  repairedAtTheEnd: number;
  audit: Audit;
}

/** Buys while everything fails, lets it settle, and compares the books with the provider's. */
export async function runFaults(options: FaultRunOptions): Promise<FaultRunResult> {
  const began = Date.now();
  const random = createRandom(options.seed);
  const folder = mkdtempSync(join(tmpdir(), 'rightseat-faults-'));
  const database = await createFaultDatabase(options.postgresUrl, folder);
  const port = await freePort();
  const provider = await startStripeLocal({
    port: 0,
    dataDir: join(folder, 'stripe-local'),
    secretKey: SECRET_KEY,
    webhook: {
      url: `http://127.0.0.1:${port}/api/stripe/webhook`,
      secret: WEBHOOK_SECRET,
      retry: { firstDelayMs: 100, maxDelayMs: 2000, timeoutMs: 5000 },
    },
    lateWebhookMs: 3000,
    log: { info() {}, warn() {}, error: console.error },
  });
  const shop = await startShop(port, {
    DATA_DIR: folder,
    THROTTLE_FACTOR: '1000000',
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fault_run',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: provider.url,
    ...database.variables,
  });
  const stripe = new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port: provider.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 8,
  });
  try {
    const { accounts } = await shop.ask({ ask: 'accounts', count: 30 }, 'accounts');
    const { purchases, kills } = options;
    const blows = { kills, databaseCuts: kills };
    const trouble = makeTrouble({ shop, provider, cutDatabase: database.cut }, blows, purchases, random);
    const tally = newTally();
    const buying = buyAll(shop, stripe, accounts, purchases, random, tally, trouble.paid);
    await Promise.race([buying, shop.crashed]);
    const troubles = await Promise.race([trouble.stop(), shop.crashed]);
    const { result } = await shop.ask({ ask: 'settle' }, 'settled');
    await shop.end();
    const books = await openDatabase(database.location);
    const audit = await auditBooks(books.db, stripe).finally(() => books.close());
    const seconds = Math.round((Date.now() - began) / 1000);
    const kind = options.postgresUrl === null ? 'pglite' : 'postgres';
    return {
      database: kind,
      seed: options.seed,
      seconds,
      tally,
      troubles,
      repairedAtTheEnd: result.granted,
      audit,
    };
  } finally {
    shop.abandon();
    await provider.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two in three are guests with an address of their own; the others are signed in and buy again and again. */
async function buyAll(
  shop: Shop,
  stripe: Stripe,
  accounts: Account[],
  purchases: number,
  random: Random,
  tally: Tally,
  onPaid: (count: number) => void,
): Promise<void> {
  let begun = 0;
  const buyer = async () => {
    while (tally.paid < purchases) {
      begun += 1;
      const account = random.chance(1 / 3) ? random.pick(accounts) : null;
      const email = account?.email ?? `guest${begun}@buyers.example`;
      await buyOnce(shop.url, stripe, { email, account }, random, tally, onPaid);
    }
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, buyer));
}
