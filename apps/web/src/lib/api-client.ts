import { ErrorBody } from '@rightseat/contract';
import type { ZodType } from 'zod';
import { ApiError } from './api-error.ts';

export type ApiCall<Output> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** The contract's schema of the answer: nothing unparsed gets past this file. */
  output: ZodType<Output>;
  signal?: AbortSignal;
  /** Lets a call outlive the page that makes it. */
  keepalive?: boolean;
};

/**
 * Calls the API of our own origin, with its cookie, and parses the answer with the contract.
 * @throws {ApiError} on any failure: refused, unreachable, or an answer that does not fit the contract.
 */
export async function callApi<Output>(path: string, call: ApiCall<Output>): Promise<Output> {
  const response = await send(path, call);
  const body: unknown = await response.json().catch(() => undefined);
  // Called off while the answer came in: it is not the answer that is at fault.
  call.signal?.throwIfAborted();
  if (!response.ok) throw readError(response, body);
  const parsed = call.output.safeParse(body);
  if (parsed.success) return parsed.data;
  console.error(`The answer of ${path} does not fit the contract`, parsed.error);
  throw new ApiError({ message: '', code: 'unreadable', status: response.status });
}

async function send(path: string, call: ApiCall<unknown>): Promise<Response> {
  try {
    return await fetch(path, {
      method: call.method ?? 'GET',
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: call.signal ?? null,
      keepalive: call.keepalive ?? false,
    });
  } catch (error) {
    // An aborted call is not a failure: let the caller's cancellation through untouched.
    if (call.signal?.aborted) throw error;
    throw new ApiError({ message: '', code: 'unreachable', status: 0 });
  }
}

function readError(response: Response, body: unknown): ApiError {
  const parsed = ErrorBody.safeParse(body);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    message: parsed.success ? parsed.data.error : '',
    code: parsed.success ? parsed.data.code : 'unreadable',
    status: response.status,
    fields: parsed.success ? parsed.data.fields : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
}
