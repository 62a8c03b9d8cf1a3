import type { FastifyRequest } from 'fastify';

/** Paths whose last part is a secret: who has the link may read the debrief. */
const SECRET_IN_PATH = /^(\/(?:api\/shared-debriefs|shared-debrief)\/).+/;

/**
 * A request without what its address may hold: links in mails and signed URLs carry their tokens in the query, and who
 * can read a log shall not be able to set a password with it.
 */
export function logRequest(request: FastifyRequest) {
  const [path = ''] = request.url.split('?');
  return {
    method: request.method,
    path: path.replace(SECRET_IN_PATH, '$1…'),
    host: request.host,
    remoteAddress: request.ip,
  };
}
