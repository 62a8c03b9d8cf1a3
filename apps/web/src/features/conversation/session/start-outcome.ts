import { ApiError, type ApiErrorCode, messageOf } from '#lib/api-error.ts';
import type { MicrophoneTrouble } from '#lib/microphone-trouble.ts';
import { MicrophoneUnavailable } from './microphone.ts';

export type StartOutcome =
  | { status: 'started' }
  | { status: 'given-up' }
  | { status: 'no-microphone'; why: MicrophoneTrouble }
  /** `code` is the server's own, where it was the server that refused. */
  | { status: 'failed'; message: string; code: ApiErrorCode | null };

export function describeFailure(error: unknown): StartOutcome {
  if (error instanceof MicrophoneUnavailable) return { status: 'no-microphone', why: error.why };
  const ours = messageOf(error, '');
  const message = ours || (error instanceof Error && error.message) || 'The server cannot be reached.';
  return { status: 'failed', message, code: error instanceof ApiError ? error.code : null };
}
