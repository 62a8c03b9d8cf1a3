import type { AddressInfo } from 'node:net';
import { listen } from '#api/listen.ts';
import { createFaults, type Faults } from '#faults/faults.ts';
import type { StripeLocalOptions } from '#options.ts';
import { createProvider } from '#provider.ts';
import { refuseProduction, requireTestKey } from '#refuse-production.ts';
import { expireDueSessions } from '#resources/checkout-sessions/expire-session.ts';
import { openStore } from '#state/open-store.ts';
import { type Courier, startCourier } from '#webhooks/courier.ts';

/** A running local payment provider. */
export interface StripeLocal {
  url: string;
  port: number;
  faults: Faults;
  close(): Promise<void>;
}

/** Sessions that nobody looks at expire too, and their event is sent; nothing waits for this to the second. */
const SWEEP_EVERY_MS = 5000;

/**
 * Opens the state, listens, and starts delivering webhooks where the last run stopped.
 * @throws in production, for a key that is no test key, when the folder or the port is taken.
 */
export async function startStripeLocal(options: StripeLocalOptions): Promise<StripeLocal> {
  refuseProduction(process.env.NODE_ENV);
  requireTestKey(options.secretKey);
  const host = options.host ?? '127.0.0.1';
  const now = () => (options.clock ? options.clock.now().getTime() : Date.now());
  const store = await openStore(options.dataDir, now());
  const faults = createFaults();
  let courier: Courier | undefined;
  let url = '';
  const provider = createProvider({
    options,
    store,
    faults,
    now,
    publicBaseUrl: () => options.publicBaseUrl ?? url,
    wakeCourier: () => courier?.wake(),
  });
  const server = await listen(provider, host, options.port).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo;
  url = `http://${host}:${port}`;
  courier = startCourier(store, now, options.webhook, options.log);
  const sweep = setInterval(() => {
    const { state, now: at, announce } = provider.dependenciesOf({ id: null, idempotency_key: null });
    provider.commit(expireDueSessions(state, at, announce)).catch((error: unknown) => {
      options.log.error({ err: error }, 'stripe-local could not expire sessions');
    });
  }, SWEEP_EVERY_MS);
  options.log.info({ url, dataDir: options.dataDir }, 'local test payments are on: no real money');

  return {
    url,
    port,
    faults: faults.controls,
    async close() {
      clearInterval(sweep);
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await courier.close();
      await store.close();
    },
  };
}
