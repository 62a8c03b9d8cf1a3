import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { metricsRoutes, type Scrape } from './metrics-routes.ts';

/** `/metrics` and nothing else, on METRICS_PORT. */
export async function startMetricsServer(
  config: Config,
  scrape: Scrape,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = Fastify({ loggerInstance: log });
  await app.register(metricsRoutes(config, scrape));
  await app.listen({ host: config.host, port: config.metrics.port ?? 0 });
  return app;
}
