import type { FastifyRequest } from 'fastify';
import type { Origin } from '#domain/security-event/record-security-event.ts';

/** Where a request came from, for the account page and the log. */
export const originOf = (request: FastifyRequest): Origin => ({
  userAgent: request.headers['user-agent'] ?? '',
  ip: request.ip,
});
