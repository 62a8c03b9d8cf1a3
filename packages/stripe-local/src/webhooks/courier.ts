import type { Log, WebhookOptions, WebhookRetry } from '#options.ts';
import type { Store } from '#state/open-store.ts';
import { type Delivery, put } from '#state/tables.ts';
import { sendWebhook } from '#webhooks/send-webhook.ts';

/** Delivers what is due until told to stop. */
export interface Courier {
  /** Look now: something may have become due. */
  wake(): void;
  close(): Promise<void>;
}

const DEFAULT_RETRY: WebhookRetry = {
  firstDelayMs: 500,
  maxDelayMs: 60_000,
  giveUpAfterMs: 3 * 24 * 60 * 60 * 1000,
  timeoutMs: 10_000,
};

/** Enough to let messages overtake each other, few enough not to drown a small receiver. */
const AT_ONCE = 8;
/** A clock may be moved by hand: look again at least this often (milliseconds). */
const LOOK_EVERY_MS = 250;

/** Starts delivering: at least once, with doubling waits, continuing after a restart where the journal stands. */
export function startCourier(store: Store, now: () => number, webhook: WebhookOptions, log: Log): Courier {
  const retry = { ...DEFAULT_RETRY, ...webhook.retry };
  const underway = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  function wake(): void {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    const waiting = store.state
      .newestFirst('deliveries')
      .filter((delivery) => delivery.status === 'pending' && !underway.has(delivery.id))
      .sort((a, b) => a.dueAt - b.dueAt);
    for (const delivery of waiting) {
      if (delivery.dueAt > now() || underway.size >= AT_ONCE) break;
      const run = deliver(delivery).finally(() => {
        underway.delete(delivery.id);
        wake();
      });
      underway.set(delivery.id, run);
    }
    if (waiting.length > 0) timer = setTimeout(wake, LOOK_EVERY_MS);
  }

  async function deliver(delivery: Delivery): Promise<void> {
    // The event must be as safe as an answer would be before anyone outside hears of it.
    await store.flushed();
    const event = store.state.get('events', delivery.eventId)!;
    const inTime = AbortSignal.any([closing.signal, AbortSignal.timeout(retry.timeoutMs)]);
    const status = await sendWebhook(webhook, event, now(), inTime).catch((error: unknown) => String(error));
    // Cut off by our own end: it stays pending, and the next start sends it (again).
    if (closing.signal.aborted && typeof status !== 'number') return;
    const attempts = delivery.attempts + 1;
    if (typeof status === 'number' && status >= 200 && status < 300) {
      store.commit([put('deliveries', { ...delivery, attempts, status: 'delivered' })]);
      store.state.forget('deliveries', delivery.id);
      return;
    }
    log.warn({ event: event.id, type: event.type, attempts, status }, 'webhook not accepted');
    const wait = Math.min(retry.firstDelayMs * 2 ** Math.min(attempts - 1, 20), retry.maxDelayMs);
    const givenUp = now() + wait - delivery.createdAt > retry.giveUpAfterMs;
    const next = givenUp ? ({ status: 'abandoned' } as const) : { dueAt: now() + wait };
    store.commit([put('deliveries', { ...delivery, attempts, ...next })]);
  }

  wake();
  return {
    wake,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await Promise.allSettled(underway.values());
    },
  };
}
