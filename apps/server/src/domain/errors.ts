import type { ErrorCode } from '@rightseat/contract';

/** Expected, and the caller can't go on. `message` is text for the user; anything else goes in `cause`. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'DomainError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export const invalidInput = (message: string) => new DomainError('invalid_input', message);
export const notSignedIn = () => new DomainError('not_signed_in', 'Please sign in to continue.');
export const noAccess = (message: string) => new DomainError('no_access', message);
export const forbidden = (message = 'You are not allowed to do this.') =>
  new DomainError('forbidden', message);
export const notFound = (message = 'Not found.') => new DomainError('not_found', message);
export const conflict = (message: string) => new DomainError('conflict', message);
export const tooManyRequests = (message: string, retryAfterSeconds: number) =>
  new DomainError('too_many_requests', message, { retryAfterSeconds });
export const full = (message: string, retryAfterSeconds: number) =>
  new DomainError('full', message, { retryAfterSeconds });
export const providerUnavailable = (message: string, cause?: unknown) =>
  new DomainError('provider_unavailable', message, { cause });
