import type { FastifyBaseLogger } from 'fastify';

/** A balancer gives about this long before it kills. */
const PATIENCE_MS = 15_000;

/** Runs once, on the first SIGTERM or SIGINT; a second signal, or no end in time, stops at once. */
export function onShutdown(log: FastifyBaseLogger, close: () => Promise<void>): void {
  let closing = false;
  const stop = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'did not close cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
