import type { FastifyRequest } from 'fastify';
import { notFound } from '#domain/errors.ts';

/** The connection itself is from here, and no proxy on this machine passes somebody else's request on. */
export async function onlyFromThisMachine({ socket, headers }: FastifyRequest): Promise<void> {
  const isLocal = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
  if (!isLocal || headers['x-forwarded-for'] !== undefined) throw notFound();
}
