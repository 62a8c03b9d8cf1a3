import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import { onlyFromThisMachine } from '#http/only-from-this-machine.ts';

export interface Scrape {
  contentType: string;
  read(): Promise<string>;
}

/**
 * `GET /metrics` for Prometheus. With METRICS_TOKEN to its bearer alone; without, everybody who reaches METRICS_PORT,
 * which is no port for the open net, or in development this machine.
 */
export const metricsRoutes =
  (config: Config, scrape: Scrape): FastifyPluginAsync =>
  async (app) => {
    const { token, port } = config.metrics;
    const guard = token !== null ? requireToken(token) : port === null ? onlyFromThisMachine : undefined;
    const options = { logLevel: 'warn' as const, schema: { hide: true } };
    app.get('/metrics', guard ? { ...options, onRequest: guard } : options, async (_request, reply) =>
      reply
        .header('Cache-Control', 'no-store')
        .type(scrape.contentType)
        .send(await scrape.read()),
    );
  };

/** Whether the product's own port answers `/metrics`. In production never to whoever asks. */
export const isOnMainPort = ({ environment, metrics }: Config) =>
  metrics.port === null && (metrics.token !== null || environment !== 'production');

const digest = (text: string) => createHash('sha256').update(text).digest();

const requireToken = (token: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  const given = digest(request.headers.authorization ?? '');
  if (timingSafeEqual(given, digest(`Bearer ${token}`))) return;
  return reply
    .status(401)
    .header('WWW-Authenticate', 'Bearer')
    .type('text/plain')
    .send('METRICS_TOKEN is needed.\n');
};
