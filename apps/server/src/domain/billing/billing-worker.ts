import { sendEndingNotices } from '#domain/access/send-ending-notices.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';
import { processDueEvents } from './process-due-events.ts';
import { processEvent } from './process-event.ts';
import { type Reconciliation, reconcilePayments } from './reconcile-payments.ts';

export interface BillingWorker {
  /** From now on looks by itself, at once and then every so often. */
  start(): void;
  /** A message was stored: work on it now, in the background. Works before start too. */
  work(eventId: string): void;
  /** Result and time of the latest comparison with the provider; null before the first. */
  lastReconciliation(): { at: Date; result: Reconciliation } | null;
  /** Resolves when what was begun is done. */
  stop(): Promise<void>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const EVERY = { events: 5 * SECOND, reconciliation: 60 * SECOND, notices: 60 * SECOND };
/** A checkout is created up to a day before it is paid; an hour more for clocks that disagree. */
const SHORT_LOOK_MS = 25 * HOUR;
/** Slow ways of paying take up to two weeks, refunds and disputes come when they come. */
const LONG_LOOK_MS = 35 * DAY;
const LONG_LOOK_EVERY_MS = HOUR;

/** Everything about money that must happen without anybody asking. Safe on several nodes at once. */
export function createBillingWorker(ctx: DomainContext, payments: Payments): BillingWorker {
  const underway = new Set<Promise<unknown>>();
  let last: ReturnType<BillingWorker['lastReconciliation']> = null;
  let longLookAt = 0;

  function run(what: string, job: () => Promise<unknown>): void {
    const running = job().catch((error: unknown) => ctx.log.warn({ err: error }, `${what} failed`));
    underway.add(running);
    void running.finally(() => underway.delete(running));
  }

  async function reconcile(): Promise<void> {
    const at = ctx.clock.now();
    const isLong = at.getTime() - longLookAt >= LONG_LOOK_EVERY_MS;
    const since = new Date(at.getTime() - (isLong ? LONG_LOOK_MS : SHORT_LOOK_MS));
    const result = await reconcilePayments(ctx, payments, since);
    // Only a look that came to its end counts: the next one is long again otherwise.
    if (isLong) longLookAt = at.getTime();
    last = { at, result };
    if (result.granted + result.reversed + result.failed > 0)
      ctx.log.warn(result, 'payments were reconciled');
  }

  let stops: (() => void)[] = [];

  /** Never two of one kind at once: a slow provider must not pile them up. */
  function every(milliseconds: number, what: string, job: () => Promise<unknown>): () => void {
    let busy = false;
    const tick = () => {
      if (busy) return;
      busy = true;
      run(what, () =>
        job().finally(() => {
          busy = false;
        }),
      );
    };
    tick();
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  }

  return {
    start() {
      stops = [every(EVERY.notices, 'writing of ending access', () => sendEndingNotices(ctx))];
      if (!payments.available) return;
      stops.push(
        every(EVERY.events, 'working on payment messages', () => processDueEvents(ctx, payments)),
        every(EVERY.reconciliation, 'comparing payments', reconcile),
      );
    },
    work: (eventId) => run('working on a payment message', () => processEvent(ctx, payments, eventId)),
    lastReconciliation: () => last,
    async stop() {
      for (const stop of stops) stop();
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
