import { createHash } from 'node:crypto';
import { ApiError, invalidParam } from '#http/api-error.ts';
import type { State } from '#state/state.ts';
import { type KeptAnswer, type Put, put } from '#state/tables.ts';

/** One POST that carries an Idempotency-Key. */
export interface KeyedRequest {
  key: string;
  method: string;
  path: string;
  body: string;
}

/** @throws ApiError 400 for a key that Stripe would refuse too. */
export function readKey(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || header === '') return null;
  if (header.length > 255)
    throw invalidParam('parameter_invalid', 'Idempotency keys take at most 255 characters.');
  return header;
}

/**
 * The answer given before to the same request under the same key.
 * @throws ApiError 400 `idempotency_error` when the key was used for another request.
 */
export function findKept(state: State, request: KeyedRequest): KeptAnswer | undefined {
  const kept = state.get('keptAnswers', request.key);
  if (!kept) return undefined;
  if (
    kept.method === request.method &&
    kept.path === request.path &&
    kept.paramsHash === hash(request.body)
  ) {
    return kept;
  }
  const message =
    kept.path === request.path
      ? `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`
      : `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${kept.path}'). Try using a key other than '${request.key}' if you meant to execute a different request.`;
  throw new ApiError(400, { type: 'idempotency_error', message });
}

/** Written in the same journal line as the work itself, so that a crash keeps both or neither. */
export function keep(request: KeyedRequest, status: number, body: unknown, now: number): Put {
  const { key: id, method, path } = request;
  return put('keptAnswers', {
    id,
    method,
    path,
    paramsHash: hash(request.body),
    status,
    body,
    createdAt: now,
  });
}

function hash(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
