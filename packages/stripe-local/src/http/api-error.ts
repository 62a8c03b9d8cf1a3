/** The error body that Stripe answers with. The SDK takes a body without `error` for a success, whatever the status. */
export interface ErrorAnswer {
  error: {
    type: string;
    message: string;
    code?: string;
    param?: string;
    doc_url?: string;
  };
}

/** A refusal on its way out. `kept` says whether an Idempotency-Key remembers it: only work that began is remembered. */
export class ApiError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;
  readonly kept: boolean;

  constructor(status: number, error: ErrorAnswer['error'], kept = false) {
    super(error.message);
    this.status = status;
    this.kept = kept;
    const page = error.code && {
      doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}`,
    };
    this.answer = { error: { ...error, ...page } };
  }
}

/** 400, found before any work began. */
export function invalidParam(code: string, message: string, param?: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', code, message, param });
}

/** 400, found while the work was being done: an Idempotency-Key remembers it. */
export function refused(code: string, message: string, param?: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', code, message, param }, true);
}

/** 404 for an object in the path, 400 for one named in a parameter, as at Stripe. */
export function noSuch(what: string, id: string, param: string, inPath: boolean): ApiError {
  return new ApiError(inPath ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}
