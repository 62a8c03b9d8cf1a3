import type { FaultParts } from '#faults/faults.ts';
import type { Call } from '#http/call.ts';
import type { StripeLocalOptions } from '#options.ts';
import type { Store } from '#state/open-store.ts';
import type { Put } from '#state/tables.ts';
import { createAnnounce } from '#webhooks/announce.ts';

/** The parts of a running provider that its HTTP side needs. */
export interface Provider {
  options: StripeLocalOptions;
  store: Store;
  faults: FaultParts;
  /** Milliseconds. */
  now(): number;
  /** What a resource may use; the cause is written into the events. */
  dependenciesOf(cause: { id: string | null; idempotency_key: string | null }): Omit<Call, 'id' | 'params'>;
  /** Resolves when the rows, and everything before them, are on the disk. */
  commit(puts: readonly Put[]): Promise<void>;
}

/** Late enough that the success page has long been opened and closed. */
const LATE_WEBHOOK_MS = 8000;

interface Parts extends Pick<Provider, 'options' | 'store' | 'faults' | 'now'> {
  /** Known only once the port is. */
  publicBaseUrl(): string;
  wakeCourier(): void;
}

export function createProvider({ options, store, faults, now, publicBaseUrl, wakeCourier }: Parts): Provider {
  const lateMs = options.lateWebhookMs ?? LATE_WEBHOOK_MS;
  return {
    options,
    store,
    faults,
    now,
    dependenciesOf(cause) {
      const at = now();
      return {
        state: store.state,
        now: at,
        announce: createAnnounce(at, cause, faults.webhooks, lateMs),
        publicBaseUrl: publicBaseUrl(),
        faults: faults.controls,
      };
    },
    async commit(puts) {
      store.commit(puts);
      await store.flushed();
      if (puts.length > 0) wakeCourier();
    },
  };
}
