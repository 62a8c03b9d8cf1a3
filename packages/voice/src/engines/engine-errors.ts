/** A model file is missing or is not the one we tested; the server must not start with it. */
export class ModelFileError extends Error {
  override readonly name = 'ModelFileError';
}

/** The worker that held this job died. The job may be tried again: a new worker takes its place. */
export class EngineLostError extends Error {
  override readonly name = 'EngineLostError';
}

/** More audio in one request than the recogniser can be trusted with. Cut the segment earlier. */
export class AudioTooLongError extends Error {
  override readonly name = 'AudioTooLongError';
}

/** A voice the synthesiser does not have. */
export class UnknownVoiceError extends Error {
  override readonly name = 'UnknownVoiceError';
}

/** A speech server did not do what was asked. `message` names the server and is made for the log. */
export class SpeechServerError extends Error {
  override readonly name = 'SpeechServerError';
  /** The HTTP status, or null when there was none: no connection, no answer in time, or nothing usable in it. */
  readonly status: number | null;
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    {
      status = null,
      retryAfterMs = null,
      cause,
    }: { status?: number | null; retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
