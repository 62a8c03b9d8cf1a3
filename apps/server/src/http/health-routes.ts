import { HealthOutput, ReadyOutput } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Readiness } from '#readiness.ts';

export const healthRoutes =
  (readiness: Readiness, liveConversations: () => number): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/health',
      {
        // Balancers ask every other second.
        logLevel: 'warn',
        config: { access: 'anybody' },
        schema: {
          tags: ['health'],
          summary: 'Whether the process lives',
          response: { 200: HealthOutput, 503: HealthOutput },
        },
      },
      async (_request, reply) => {
        const status = readiness.status();
        return reply.status(status === 'ok' ? 200 : 503).send({
          status,
          version: readiness.version,
          uptimeSeconds: Math.round(process.uptime()),
          liveConversations: liveConversations(),
        });
      },
    );

    app.get(
      '/api/ready',
      {
        logLevel: 'warn',
        config: { access: 'anybody' },
        schema: {
          tags: ['health'],
          summary: 'Whether the node can take visitors',
          response: { 200: ReadyOutput, 503: ReadyOutput },
        },
      },
      async (_request, reply) => {
        const answer = await readiness.check();
        return reply.status(answer.ready ? 200 : 503).send(answer);
      },
    );
  };
