/** PostgreSQL's connection exceptions (08…), shutting down or starting (57P0x), too many clients; and the socket's own. */
const AWAY_CODE =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/** What the driver and its pool throw without a code. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when the database could not be asked at all: not a fault of the request, and worth trying again. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, message } = cause as Error & { code?: unknown };
    if (typeof code === 'string' && AWAY_CODE.test(code)) return true;
    if (AWAY_MESSAGE.test(message)) return true;
    // Several addresses of one host, none of which answered.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}
