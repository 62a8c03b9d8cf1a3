import type { ErrorBody } from '@rightseat/contract';

export type ApiErrorCode = ErrorBody['code'] | 'unreachable' | 'unreadable';

/** A call that failed. `message` is text for the user; empty when the server gave none. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly fields: NonNullable<ErrorBody['fields']>;
  readonly retryAfterSeconds: number | null;

  constructor(details: {
    message: string;
    code: ApiErrorCode;
    status: number;
    fields?: ErrorBody['fields'];
    retryAfterSeconds?: number | null;
  }) {
    super(details.message);
    this.name = 'ApiError';
    this.code = details.code;
    this.status = details.status;
    this.fields = details.fields ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

/** A passkey that the browser did not give. `message` is text for the user. */
export class PasskeyError extends Error {}

/** The server's own words where it gave any, else the screen's default from the error catalogue. */
export function messageOf(error: unknown, fallback: string): string {
  const hasWords = error instanceof ApiError || error instanceof PasskeyError;
  return hasWords && error.message !== '' ? error.message : fallback;
}
