import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The wire between the program and its database, which a test can cut and mend. */
export interface WireToDatabase {
  /** The same database, reached over this wire. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Nothing comes and nothing breaks, until it is thawed. */
  freeze(): void;
  thaw(): void;
}

export async function wireToDatabase(databaseUrl: string): Promise<WireToDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    if (frozen) near.pause();
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
    mend: () => listen(port),
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
