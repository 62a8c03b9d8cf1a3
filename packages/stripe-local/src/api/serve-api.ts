import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestFault } from '#faults/request-faults.ts';
import { ApiError } from '#http/api-error.ts';
import { readKey } from '#http/idempotency.ts';
import { readBody } from '#http/read-body.ts';
import { sendJson } from '#http/respond.ts';
import { newId } from '#objects/ids.ts';
import type { Provider } from '#provider.ts';
import { answerCall } from './answer-call.ts';
import { authenticate } from './authenticate.ts';

/** Stripe's largest request that we speak is a few kilobytes. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** One request under /v1 or /__test: key, body, faults, work, journal, answer. */
export async function serveApi(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { path, query } = splitUrl(request.url ?? '/');
  const requestId = newId('req');
  const headers: Record<string, string> = { 'request-id': requestId };
  try {
    authenticate(request.headers.authorization, provider.options.secretKey);
    const idempotencyKey = readKey(request.headers['idempotency-key']);
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    const form = request.method === 'GET' ? query : await readForm(request);
    const method = request.method ?? 'GET';

    // Only /v1 is ever in trouble, never the control that ends it.
    const fault = provider.faults.requests.take(method, path);
    if (fault?.when !== 'after' && (await suffer(fault, response, headers))) return;
    const deps = provider.dependenciesOf({ id: requestId, idempotency_key: idempotencyKey });
    const answer = answerCall({ method, path, form, idempotencyKey }, deps);
    await provider.commit(answer.puts);
    if (fault?.when === 'after' && (await suffer(fault, response, headers))) return;
    if (answer.replayed) headers['idempotent-replayed'] = 'true';
    sendJson(response, answer.status, answer.body, headers);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The rest of a body that was too large is not read: the connection cannot be used again.
    if (error.status === 413) headers.connection = 'close';
    sendJson(response, error.status, error.answer, headers);
  }
}

async function readForm(request: IncomingMessage): Promise<string> {
  const type = request.headers['content-type'] ?? '';
  const body = await readBody(request, BODY_LIMIT_BYTES);
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: 'Invalid request: check that your POST content type is application/x-www-form-urlencoded.',
    });
  }
  return body;
}

/** Plays the trouble; true when nothing more is to be answered. */
async function suffer(
  fault: RequestFault | undefined,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<boolean> {
  if (!fault) return false;
  const { trouble } = fault;
  if (trouble.kind === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, trouble.delayMs));
    return false;
  }
  if (trouble.kind === 'cut') response.destroy();
  if (trouble.kind === 'status') {
    const [type, message] =
      trouble.status === 429
        ? ['invalid_request_error', 'Request rate limit exceeded.']
        : ['api_error', 'An unknown error occurred'];
    const code = trouble.status === 429 ? { code: 'rate_limit' } : {};
    sendJson(response, trouble.status, { error: { type, message, ...code } }, headers);
  }
  // `hang` answers nothing and leaves the socket to the caller's patience.
  return true;
}

export function splitUrl(url: string): { path: string; query: string } {
  const split = url.indexOf('?');
  return split < 0 ? { path: url, query: '' } : { path: url.slice(0, split), query: url.slice(split + 1) };
}
