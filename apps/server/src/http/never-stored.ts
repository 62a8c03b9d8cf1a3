import type { FastifyReply, FastifyRequest } from 'fastify';

/** A hook for answers about one person: no cache, shared or private, keeps them. */
export async function neverStored(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('Cache-Control', 'no-store');
}
