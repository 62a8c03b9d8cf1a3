/** The real server without speech, as a process of its own that may be killed at any moment. Speaks with its parent. */
import { loadContent } from '@rightseat/examiner';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/open-database.ts';
import { processDueEvents } from '#domain/billing/process-due-events.ts';
import { reconcilePayments } from '#domain/billing/reconcile-payments.ts';
import { systemClock } from '#domain/clock.ts';
import { createReadiness } from '#readiness.ts';
import { createAccount, sessionCookie } from '../accounts.ts';
import { fakeEngines } from '../fake-engines.ts';
import type { FromShop, ToShop } from './messages.ts';

const DAY_MS = 24 * 60 * 60_000;
const config = readConfig(process.env);
const database = await openDatabase(
  config.databaseUrl
    ? { type: 'postgres', url: config.databaseUrl }
    : { type: 'folder', path: `${config.dataDir}/db` },
);
const readiness = createReadiness('faults', { database, engines: fakeEngines() });
const { app, services, payments, billing } = await buildApp({
  config,
  database,
  clock: systemClock,
  readiness,
  engines: fakeEngines(),
  content: loadContent(),
  webFolder: null,
});
await app.listen({ host: '127.0.0.1', port: config.port });
readiness.ready();
billing.start();

const tell = (message: FromShop) => process.send?.(message);

process.on('message', async (message: ToShop) => {
  if (message.ask === 'accounts') {
    const accounts = await Promise.all(Array.from({ length: message.count }, () => createAccount(app)));
    const cookies = await Promise.all(accounts.map((account) => sessionCookie(app, account.id)));
    tell({
      tells: 'accounts',
      accounts: accounts.map(({ id, email }, index) => ({ id, email, cookie: cookies[index]! })),
    });
  }
  if (message.ask === 'settle') {
    await processDueEvents(services.context, payments);
    const since = new Date(Date.now() - DAY_MS);
    tell({ tells: 'settled', result: await reconcilePayments(services.context, payments, since) });
  }
  if (message.ask === 'end') {
    await app.close();
    await billing.stop();
    await database.close();
    process.exit(0);
  }
});
// Whoever started it is gone: nobody would ever end it.
process.on('disconnect', () => process.exit(1));
tell({ tells: 'ready' });
