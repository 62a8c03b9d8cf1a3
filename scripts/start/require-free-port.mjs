import { createServer } from 'node:net';
import { Stop } from '../tools/stop.mjs';

/**
 * Asked before the slow steps, so that nobody waits a minute to hear it. Throws Stop when the port is taken.
 * @param {string} host
 * @param {string} port as in the environment
 */
export async function requireFreePort(host, port) {
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new Stop(`PORT is '${port}'; it must be a number from 0 to 65535.`);
  }
  const code = await tryToListen(host, number);
  if (code === null) return;
  throw new Stop(MESSAGES[code]?.(host, number) ?? `Cannot listen on ${host} port ${number}: ${code}.`);
}

const MESSAGES = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1} npm start`,
  EACCES: (_host, port) => `Port ${port} needs more rights. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: (host) => `HOST is '${host}', which is no address of this machine.`,
};

/** @returns {Promise<string | null>} the error's code */
function tryToListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
