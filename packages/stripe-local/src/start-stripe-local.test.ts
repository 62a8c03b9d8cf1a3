import { afterEach, expect, it, vi } from 'vitest';
import { startStripeLocal } from '#index.ts';
import { ninetyNineDollars, startTestProvider, type TestProvider } from '../test/start-test-provider.ts';

let test: TestProvider | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await test?.close();
  test = undefined;
});

it('refuses production, and names what is needed there', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startTestProvider()).rejects.toThrow(/STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/);
});

it('refuses a live key', async () => {
  await expect(startTestProvider({ secretKey: 'sk_live_123' })).rejects.toThrow(/sk_test_/);
});

it('one folder has one owner', async () => {
  test = await startTestProvider();
  const second = startStripeLocal({
    port: 0,
    dataDir: test.dataDir,
    secretKey: 'sk_test_second',
    webhook: { url: 'http://127.0.0.1:9/', secret: 'whsec_second' },
    log: { info() {}, warn() {}, error() {} },
  });
  await expect(second).rejects.toThrow(/already open/);
});

it('a taken port frees the folder again', async () => {
  test = await startTestProvider();
  const other = { port: test.provider.port };
  await expect(startTestProvider(other)).rejects.toThrow(/EADDRINUSE/);
});

it('puts the page where the browser was said to reach it', async () => {
  test = await startTestProvider({ publicBaseUrl: 'https://shop.example/pay' });
  const session = await test.stripe.checkout.sessions.create(ninetyNineDollars);
  expect(session.url).toBe(`https://shop.example/pay/c/pay/${session.id}`);
});
