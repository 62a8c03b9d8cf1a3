import type { ErrorCode } from '@rightseat/contract';
import type { FastifyError, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { DomainContext } from '#domain/context.ts';
import { DomainError } from '#domain/errors.ts';
import { newId } from '#domain/new-id.ts';
import { KEY_FIELD, readConversationKey } from '#hosted-voice/exam/conversation-key.ts';
import type { HostedExaminer } from '#hosted-voice/model/answer-completion.ts';
import { CompletionRequest } from '#hosted-voice/model/completion-request.ts';
import { MODEL, presentCompletion, streamCompletion } from '#hosted-voice/model/present-completion.ts';

/** Half an hour of transcript is some 60 kB; the provider repeats its prompt and tools in every request. */
const BODY_LIMIT_BYTES = 512 * 1024;

/**
 * The examiner as an OpenAI-compatible model, for the voice provider alone: it hands back the signed value that we
 * gave the browser for one conversation. Errors have OpenAI's shape, since the caller reads nothing else.
 */
export const customModelRoutes =
  (context: DomainContext, examiner: HostedExaminer): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (error instanceof DomainError) return refuse(reply, statusOf[error.code] ?? 400, error.message);
      if (error.statusCode === 413) return refuse(reply, 413, 'The request is too large.');
      // Unreadable JSON or another media type: no key in it can be seen.
      if (error.statusCode && error.statusCode < 500) return refuseStranger(reply);
      request.log.error({ err: error }, 'the examiner could not answer');
      return refuse(reply, 500, 'Something went wrong on our side. Please try again.');
    });

    // Where clients of such a server look first: there is one model, and whoever asks for another gets it all the same.
    const model = {
      id: MODEL,
      object: 'model',
      created: Math.floor(context.clock.now().getTime() / 1000),
      owned_by: 'rightseat',
    };
    app.get('/v1/models', { schema: { hide: true } }, async () => ({ object: 'list', data: [model] }));
    app.get<{ Params: { model: string } }>(
      '/v1/models/:model',
      { schema: { hide: true } },
      async (request, reply) =>
        request.params.model === MODEL ? model : refuse(reply, 404, 'There is no such model.', 'model'),
    );

    app.post(
      '/v1/chat/completions',
      { bodyLimit: BODY_LIMIT_BYTES, schema: { hide: true } },
      async (request, reply) => {
        const now = context.clock.now();
        const verdict = readConversationKey(context.config.sessionSecret, presentedKey(request.body), now);
        if (verdict.status === 'expired') return refuseStranger(reply, 'This exam is over.');
        if (verdict.status === 'forged') return refuseStranger(reply);
        const parsed = CompletionRequest.safeParse(request.body);
        if (!parsed.success) {
          const [issue] = parsed.error.issues;
          return refuse(reply, 400, issue?.message ?? 'Invalid request.', issue?.path.join('.') ?? null);
        }
        const answer = await examiner.answer(verdict.key, parsed.data);
        const id = newId('chatcmpl');
        if (!parsed.data.stream) return presentCompletion(id, now, parsed.data, answer);
        // All of it is known by now: one write, and the provider's parser sees events as from any model.
        const events = [...streamCompletion(id, now, parsed.data, answer)].join('');
        return reply
          .header('Content-Type', 'text/event-stream; charset=utf-8')
          .header('Cache-Control', 'no-store')
          .send(events);
      },
    );
  };

const statusOf: Partial<Record<ErrorCode, number>> = { not_found: 404, too_many_requests: 429 };

function presentedKey(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('elevenlabs_extra_body' in body)) return undefined;
  const extra = body.elevenlabs_extra_body;
  if (typeof extra !== 'object' || extra === null) return undefined;
  return (extra as Record<string, unknown>)[KEY_FIELD];
}

const refuseStranger = (reply: FastifyReply, message = 'A valid exam key is needed.') =>
  refuse(reply, 401, message);

function refuse(reply: FastifyReply, status: number, message: string, param: string | null = null) {
  const named = { 401: 'authentication_error', 429: 'rate_limit_error', 500: 'server_error' };
  const type = named[status as keyof typeof named] ?? 'invalid_request_error';
  return reply.status(status).send({ error: { message, type, param, code: null } });
}
