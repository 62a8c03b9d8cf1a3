import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Opens a port of the loopback address for whoever needs a real socket. Returns host and port, as in `Host`. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
