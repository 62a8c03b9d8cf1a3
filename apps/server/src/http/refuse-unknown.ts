import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, notFound } from '#domain/errors.ts';

/**
 * What no call answers, before anything of it is read: 404 for an address that there is not, 405 for one that there is
 * but not for this method. Begins to take note of the routes; call what it returns when all are there.
 */
export function refuseUnknown(app: FastifyInstance): () => void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw notFound();
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });

  return () => {
    for (const [url, known] of [...methods]) {
      if (!url.includes('*')) refuseOthers(app, url, [...known]);
    }
  };
}

/** At `url`, every method but these; where `isThere` says so of the very address, else it is a 404. */
export function refuseOthers(
  app: FastifyInstance,
  url: string,
  known: string[],
  isThere = (_request: FastifyRequest) => true,
): void {
  const method = app.supportedMethods.filter((one) => !known.includes(one));
  if (method.length === 0) return;
  const allow = [...new Set([...known, 'OPTIONS'])].sort().join(', ');
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isThere(request)) throw notFound();
    reply.header('Allow', allow);
    // Which sites may call from a browser it does not say: none but ours.
    if (request.method === 'OPTIONS') return reply.status(204).send();
    throw new DomainError('method_not_allowed', `This address takes ${allow} alone.`);
  };
  app.route({ method, url, schema: { hide: true }, onRequest: refuse, handler: refuse });
}
