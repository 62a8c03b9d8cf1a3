import { ApiError, type ErrorAnswer } from '#http/api-error.ts';
import type { Call } from '#http/call.ts';
import { findKept, type KeyedRequest, keep } from '#http/idempotency.ts';
import { Params } from '#http/params.ts';
import { parseForm } from '#http/parse-form.ts';
import { expand } from '#resources/expand.ts';
import type { Put } from '#state/tables.ts';
import { findRoute } from './router.ts';

/** An API request with its body read and its key checked. */
export interface ApiRequest {
  method: string;
  path: string;
  /** The form, from the query of a GET or the body of a POST. */
  form: string;
  idempotencyKey: string | null;
}

export interface ApiAnswer {
  status: number;
  body: object;
  puts: Put[];
  /** The answer was given before and nothing was done now. */
  replayed: boolean;
}

type Deps = Omit<Call, 'id' | 'params'>;

/**
 * Does one request from beginning to end without waiting for anything, so that two of them never interleave.
 * Writes nothing itself: the rows come back with the answer and are committed in one piece.
 */
export function answerCall(request: ApiRequest, deps: Deps): ApiAnswer {
  const { method, path, form } = request;
  const keyed: KeyedRequest | null =
    request.idempotencyKey && method === 'POST'
      ? { key: request.idempotencyKey, method, path, body: form }
      : null;
  try {
    const route = findRoute(method, path);
    if (!route) throw unknownUrl(method, path);
    const kept = keyed && findKept(deps.state, keyed);
    if (kept) return { status: kept.status, body: kept.body as object, puts: [], replayed: true };

    const params = new Params(parseForm(form));
    const paths = params.texts('expand');
    const outcome = route.handler({ ...deps, id: route.id, params });
    params.finish();
    const puts = outcome.puts ?? [];
    const body = expand(outcome.body, paths, deps.state, puts);
    if (keyed) puts.push(keep(keyed, 200, body, deps.now));
    return { status: 200, body, puts, replayed: false };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const puts = keyed && error.kept ? [keep(keyed, error.status, error.answer, deps.now)] : [];
    return { status: error.status, body: error.answer satisfies ErrorAnswer, puts, replayed: false };
  }
}

function unknownUrl(method: string, path: string): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). stripe-local speaks only a part of Stripe's API.`,
  });
}
