import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import type { Database } from '#db/open-database.ts';
import type { Clock } from '#domain/clock.ts';

/** What every domain verb may use. Inside a transaction pass `{ ...ctx, db: tx }`: PGlite has one connection. */
export interface DomainContext {
  db: Database;
  clock: Clock;
  config: Config;
  log: FastifyBaseLogger;
}
