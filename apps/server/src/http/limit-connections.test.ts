import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConnections } from './limit-connections.ts';

test('connections past the most are closed, and room comes back', async () => {
  const server = createServer((_request, response) => response.end('here'));
  limitConnections(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    // An end that nobody reads closes nothing.
    socket.resume();
    // The refused one may be gone as soon as it stands.
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    return socket;
  };
  const [first, second] = [await open(), await open()];
  const third = await open();
  await expect.poll(() => third.destroyed).toBe(true);
  expect([first.destroyed, second.destroyed]).toEqual([false, false]);
  first.destroy();
  const stays = async () => {
    const socket = await open();
    await setTimeout(50);
    const isOpen = !socket.destroyed;
    socket.destroy();
    return isOpen;
  };
  await expect.poll(stays).toBe(true);
  second.destroy();
  server.close();
});
