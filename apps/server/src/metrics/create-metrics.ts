import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '#db/open-database.ts';
import { countOpenWork } from '#domain/admin/count-open-work.ts';
import type { DomainContext } from '#domain/context.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { within } from '#within.ts';

/** Prometheus gives a scrape ten seconds. */
const DATABASE_PATIENCE_MS = 3_000;

/** Around the second that a pilot notices, and the one and a half that we aim for. */
const VOICE_BUCKETS = [0.3, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 5, 10];
const SHARE_BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5];

/** One spoken exchange: from voice to voice, and what of it was not the wait for the end of the turn. */
interface ExchangeTimes {
  voiceToVoiceMs: number;
  ownShareMs: number;
}

export interface Metrics {
  addExchange(times: ExchangeTimes): void;
  /** A conversation was asked for, and not given. */
  addRefusal(status: number): void;
  /** The figures of the process itself, the event loop's delay among them: once per process. */
  watchProcess(): void;
  /** In Prometheus' text format, read anew. */
  scrape(
    services: Pick<ExamServices, 'context' | 'engines' | 'live'>,
    database: OpenDatabase,
  ): Promise<string>;
  contentType: string;
}

export function createMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `rightseat_${name}`, help, labelNames, registers });

  const voiceToVoice = new Histogram({
    name: 'rightseat_voice_to_voice_seconds',
    help: 'End of speech to first examiner audio, counted when its conversation ends',
    buckets: VOICE_BUCKETS,
    registers,
  });
  const ownShare = new Histogram({
    name: 'rightseat_own_share_seconds',
    help: 'What of voice to voice was not the chosen wait for the end of the turn',
    buckets: SHARE_BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'rightseat_conversations_refused_total',
    help: 'Conversations asked for and not given, by HTTP status',
    labelNames: ['status'],
    registers,
  });
  const live = gauge('conversations_live', 'Conversations on this node');
  const queue = gauge('speech_queue', 'Jobs that wait for a thread of this engine', ['engine']);
  const threads = gauge('speech_threads', 'Threads of this engine that are up', ['engine']);
  const connections = gauge('database_connections', 'Connections of the pool, and who waits for one', [
    'state',
  ]);
  const up = gauge('database_up', 'Whether the database could be asked for what follows');
  const mails = gauge('mails', 'Mails in the outbox', ['status']);
  const oldestMail = gauge('mail_oldest_queued_seconds', 'Age of the oldest mail that is not sent yet');
  const webhooks = gauge('webhooks_open', 'Messages of the payment provider not worked on yet');
  const webhookLag = gauge('webhook_lag_seconds', 'Age of the oldest of them');
  const withoutAccess = gauge('purchases_without_access', 'Paid, and nobody has the access', ['reason']);

  function readNode({ engines, live: conversations }: Pick<ExamServices, 'engines' | 'live'>): void {
    live.set(conversations.count());
    for (const [engine, load] of Object.entries(engines.load())) {
      queue.set({ engine }, load.waiting);
      threads.set({ engine }, load.threads);
    }
  }

  async function readDatabase(context: DomainContext, database: OpenDatabase): Promise<void> {
    for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count);
    const work = await within(DATABASE_PATIENCE_MS, countOpenWork(context)).catch(() => null);
    up.set(work ? 1 : 0);
    // What is not known is no number: an alert must not read a nought out of a database that is away.
    mails.set({ status: 'queued' }, work?.mail.queued ?? Number.NaN);
    mails.set({ status: 'failed' }, work?.mail.failed ?? Number.NaN);
    webhooks.set(work?.webhooks.open ?? Number.NaN);
    const age = (since: Date | null) =>
      since ? (context.clock.now().getTime() - since.getTime()) / 1000 : 0;
    oldestMail.set(work ? age(work.mail.oldestQueuedAt) : Number.NaN);
    webhookLag.set(work ? age(work.webhooks.oldestOpenAt) : Number.NaN);
    withoutAccess.set({ reason: 'not-granted' }, work?.purchases.notGranted ?? Number.NaN);
    withoutAccess.set({ reason: 'not-claimed' }, work?.purchases.notClaimed ?? Number.NaN);
  }

  return {
    addExchange({ voiceToVoiceMs, ownShareMs }) {
      voiceToVoice.observe(voiceToVoiceMs / 1000);
      ownShare.observe(ownShareMs / 1000);
    },
    addRefusal: (status) => refused.inc({ status: String(status) }),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    async scrape(services, database) {
      readNode(services);
      await readDatabase(services.context, database);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
