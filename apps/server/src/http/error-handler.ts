import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody, ErrorCode } from '@rightseat/contract';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '#db/is-database-away.ts';
import { isUnstorableText } from '#db/is-unstorable-text.ts';
import { DomainError } from '#domain/errors.ts';
import { newId } from '#domain/new-id.ts';
import { statusOf } from './error-status.ts';

const AWAY = 'We can not reach our database right now. Please try again in a moment.';
const UNSTORABLE = 'Your input contains characters that can not be stored.';
const INTERNAL = 'Something went wrong on our side. Please try again.';

/** The one exit for errors over HTTP. What is not expected leaves as "internal" and stays whole in the log. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DomainError) {
      if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', error.retryAfterSeconds);
      if (error.cause !== undefined) request.log.warn({ err: error.cause }, error.message);
      return answer(request, reply, error.code, error.message);
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((issue) => ({
        path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: issue.message ?? 'Invalid value',
      }));
      const message = fields[0]?.message ?? 'Please check your input.';
      return answer(request, reply, 'invalid_input', message, fields);
    }
    if (!isResponseSerializationError(error) && error.statusCode && error.statusCode < 500) {
      return answerStatus(request, reply, error.statusCode, error.message);
    }
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'the database is away');
      reply.header('Retry-After', 5);
      return answer(request, reply, 'not_ready', AWAY);
    }
    if (isUnstorableText(error)) return answer(request, reply, 'invalid_input', UNSTORABLE);
    request.log.error({ err: error }, 'unexpected error');
    return answer(request, reply, 'internal', INTERNAL);
  });
}

/** What the router refuses before any route is found. Its own words would repeat the address. */
const ADDRESS_TOO_LONG = 'This address is longer than any of ours.';
const ADDRESS_UNREADABLE = 'This address can not be read.';

/** The same exit for what never reaches a route: an address that is malformed, or too long. */
export function answerUnroutable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  const message = status === 414 ? ADDRESS_TOO_LONG : ADDRESS_UNREADABLE;
  void answerStatus(request, reply.header('Cache-Control', 'no-store'), status, message);
}

/** What is no HTTP, has too long a head or comes too slowly: there is no request to answer, only a socket. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = UNREADABLE[error.code] ?? [400, 'This can not be read.'];
  if (socket.writable) {
    const body = JSON.stringify({
      error: message,
      code: 'invalid_input',
      requestId: newId('req'),
    } satisfies ErrorBody);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

const UNREADABLE: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The head of this request is too long.'],
};

/** For refusals by the framework itself: unreadable JSON, a body too large, an unknown media type. */
function answerStatus(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  const code: ErrorCode =
    status === 429 ? 'too_many_requests' : status === 404 ? 'not_found' : 'invalid_input';
  return reply.status(status).send({ error: message, code, requestId: request.id } satisfies ErrorBody);
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  message: string,
  fields?: ErrorBody['fields'],
) {
  const body: ErrorBody = { error: message, code, requestId: request.id, ...(fields ? { fields } : {}) };
  return reply.status(statusOf[code]).send(body);
}
