import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Stop } from '../tools/stop.mjs';
import { requireFreePort } from './require-free-port.mjs';

test('a port in use is named, with a way out', async () => {
  const taken = createServer();
  await new Promise((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address();
  const attempt = requireFreePort('127.0.0.1', String(port));
  await expect(attempt).rejects.toThrow(Stop);
  await expect(attempt).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => taken.close(resolve));
  await expect(requireFreePort('127.0.0.1', String(port))).resolves.toBeUndefined();
});

test.each(['ninety', '70000', '-1', '30.5'])('PORT=%s is refused', async (port) => {
  await expect(requireFreePort('127.0.0.1', port)).rejects.toThrow(Stop);
});
