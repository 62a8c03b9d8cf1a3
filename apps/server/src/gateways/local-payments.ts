import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStripeLocal } from '@rightseat/stripe-local';
import { pino } from 'pino';
import type { Config } from '#config.ts';
import type { StripeSettings } from './stripe.ts';

/** The local provider, running in this process on a loopback port of its own. */
export interface LocalPayments {
  url: string;
  settings: StripeSettings;
  close(): Promise<void>;
}

/** Starts it for a product without Stripe keys. Throws in production, where nobody may pay with it. */
export async function startLocalPayments(config: Config): Promise<LocalPayments> {
  const dataDir = join(config.dataDir, 'stripe-local');
  const { secretKey, webhookSecret } = keptKeys(dataDir);
  const provider = await startStripeLocal({
    port: 0,
    dataDir,
    secretKey,
    publicBaseUrl: config.publicUrl,
    webhook: { url: `http://127.0.0.1:${config.port}/api/stripe/webhook`, secret: webhookSecret },
    log: pino({ name: 'stripe-local', level: config.logLevel }),
  });
  return {
    url: provider.url,
    settings: { secretKey, webhookSecret, apiBase: provider.url },
    close: provider.close,
  };
}

/** Made once: sessions and undelivered messages of an earlier run must still fit. */
function keptKeys(dataDir: string): { secretKey: string; webhookSecret: string } {
  const file = join(dataDir, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const keys = {
    secretKey: `sk_test_${randomBytes(16).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(16).toString('hex')}`,
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
