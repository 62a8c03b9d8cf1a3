import { DrizzleQueryError } from 'drizzle-orm';
import { stdSerializers } from 'pino';

/** A failed query carries its parameters: what people say, and their addresses, do not belong in a log. */
export function logError(error: Error) {
  const cause = error instanceof DrizzleQueryError && error.cause instanceof Error ? error.cause : error;
  return stdSerializers.err(cause);
}
