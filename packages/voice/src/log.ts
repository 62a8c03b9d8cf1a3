/** Ids, counts and timings only: what people say does not belong in a log. Any pino logger fits. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
