import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

/** A page of ours and a form of two fields: no answer in this time means that the local provider is gone. */
const TIMEOUT_MS = 10_000;
const PASSED_ON = ['content-type', 'location', 'cache-control', 'content-security-policy', 'referrer-policy'];

/**
 * Embedded only: shows the local provider's checkout page under this server's own address, so that it works from
 * another machine and through a tunnel too. The provider itself listens on loopback.
 */
export const localCheckoutRoutes =
  (providerUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    app.route({
      method: ['GET', 'POST'],
      url: '/c/pay/:sessionId',
      schema: { hide: true },
      async handler(request: FastifyRequest, reply) {
        const { sessionId } = request.params as { sessionId: string };
        const answer = await fetch(`${providerUrl}/c/pay/${encodeURIComponent(sessionId)}`, {
          method: request.method,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(request.method === 'POST' ? { body: String(request.body ?? '') } : {}),
        });
        for (const name of PASSED_ON) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        return reply.status(answer.status).send(await answer.text());
      },
    });
  };
