import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#domain/throttle/network-of.ts';

/** A browser holds six to a host, and one more in a conversation: a flying club behind one address has room. */
const MOST_PER_ADDRESS = 256;

/** Connections from one network address past the most are closed at once: each costs memory even in silence. */
export function limitConnections(server: Server, most = MOST_PER_ADDRESS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const whom = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(whom) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(whom, count);
    socket.once('close', () => {
      const left = (open.get(whom) ?? 1) - 1;
      if (left > 0) open.set(whom, left);
      else open.delete(whom);
    });
  });
}
