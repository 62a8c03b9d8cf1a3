import type { FastifyInstance } from 'fastify';

/**
 * Many clients name JSON as the type of every request, with or without a body. Fastify refuses the latter; here it is
 * no body, and what a call needs is its schema's to say. What could reach a prototype is refused as before.
 */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}
