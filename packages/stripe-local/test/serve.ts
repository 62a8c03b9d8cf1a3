/** Runs a provider as a process of its own, to be killed: prints its port, then serves. */
import { startStripeLocal } from '#index.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from './start-test-provider.ts';

const [dataDir, webhookUrl] = process.argv.slice(2);
const provider = await startStripeLocal({
  port: 0,
  dataDir: dataDir!,
  secretKey: SECRET_KEY,
  webhook: { url: webhookUrl!, secret: WEBHOOK_SECRET, retry: { firstDelayMs: 20, maxDelayMs: 100 } },
  log: { info() {}, warn() {}, error: console.error },
});
console.log(provider.port);
