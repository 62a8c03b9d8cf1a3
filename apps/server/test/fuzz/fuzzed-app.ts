import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@rightseat/examiner';
import { startStripeLocal } from '@rightseat/stripe-local';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/open-database.ts';
import { systemClock } from '#domain/clock.ts';
import { createReadiness } from '#readiness.ts';
import { createSignedIn } from '../accounts.ts';
import { fakeEngines } from '../fake-engines.ts';
import { listen } from '../listen.ts';
import { createSubscribed } from '../subscribed.ts';

/**
 * The whole app on a database of its own, listening on the loopback address, with an admin and a pilot who has access,
 * an exam and a drill. Only what hears and speaks is not the real one: no call reaches it.
 */
export async function startFuzzedApp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-fuzz-'));
  const silent = { info() {}, warn() {}, error: console.error };
  const stripe = { secretKey: 'sk_test_fuzzed_0123456789', webhookSecret: 'whsec_fuzzed_0123456789' };
  const provider = await startStripeLocal({
    port: 0,
    dataDir,
    secretKey: stripe.secretKey,
    // Nobody pays here.
    webhook: { url: 'http://127.0.0.1:9/', secret: stripe.webhookSecret },
    log: silent,
  });
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
    EXAM_SEED: 'fuzzed',
    // What a limit answers is the tests' business: here it would hide the rest.
    THROTTLE_FACTOR: '1000000',
    DEMO_PER_DAY: '1000000',
    DEMO_MINUTES_PER_DAY: '1000000000',
    COACH_MINUTES_PER_MONTH: '1000000000',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fuzzed',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: provider.url,
  });
  const database = await openDatabase({ type: 'folder', path: join(dataDir, 'db') });
  const engines = fakeEngines();
  const readiness = createReadiness('fuzzed', { database, engines });
  const undescribed = new Set<string>();
  const { app, services, billing } = await buildApp({
    config,
    database,
    clock: systemClock,
    readiness,
    engines,
    content: loadContent(),
    webFolder: null,
    onUndescribed: (what) => undescribed.add(what),
  });
  const url = `http://${await listen(app)}`;
  readiness.ready();
  const admin = await createSignedIn(app, { isAdmin: true });
  const pilot = await createSubscribed(app);
  const post = async (path: string, payload: object) =>
    (await pilot.inject({ method: 'POST', url: path, payload })).json();
  const { conversationId } = await post('/api/conversations', { kind: 'coach' });
  const { drillId } = await post('/api/drills', { rating: 'private', ground: { from: 'due' } });
  return {
    url,
    /** Answers that no description names, by the app's own check. */
    undescribed,
    sessions: { pilot: pilot.cookie, admin: admin.cookie },
    ids: { user: pilot.user.id, conversation: String(conversationId), drill: String(drillId) },
    async close() {
      await services.live.drain();
      await app.close();
      await billing.stop();
      await provider.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
