import { connect, createServer, type Socket } from 'node:net';
import type { EngineNode } from './start-node.ts';

/** One address in front of all nodes: each connection goes to the first that lives. */
export async function balance(nodes: readonly EngineNode[]): Promise<{ url: string; close(): void }> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const port = nodes.find((node) => node.isAlive())?.port;
    if (port === undefined) return near.destroy();
    const far = connect(port, 'localhost');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
