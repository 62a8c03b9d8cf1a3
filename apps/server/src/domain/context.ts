import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Database } from '#db/open-database.ts';
import type { Clock } from '#domain/clock.ts';
import type { Spans } from '#tracing/spans.ts';

/** What every domain verb may use. Inside a transaction pass `{ ...ctx, db: tx }`: PGlite has one connection. */
export interface DomainContext {
  db: Database;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
  /** What was done for a purchase or a turn, where a collector of traces is set. */
  spans: Spans;
}
