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
