import { EndConversationOutput, ErrorBody, HungUpInput } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError, notFound } from '#domain/errors.ts';
import { convergeCall } from '#hosted-voice/calls/converge-call.ts';
import { endHostedExam } from '#hosted-voice/exam/end-hosted-exam.ts';
import type { HostedVoice } from '#hosted-voice/hosted-voice.ts';
import { SESSION_OR_DEMO } from '#http/describe-calls.ts';
import { requireOwnConversation } from '#http/own-conversation.ts';

/** Half an hour of transcript with the vendor's metrics beside every word. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

const notSigned = {
  description: '`invalid_input`: the signature does not fit',
  content: { 'application/json': { schema: ErrorBody } },
};

/** How a conversation on another company's line ends here: the page says so at once, the company later. */
export const hostedConversationRoutes =
  (hosted: HostedVoice): FastifyPluginAsyncZod =>
  async (app) => {
    const { context, examiner, provider } = hosted;
    app.post(
      '/api/conversations/:id/hung-up',
      {
        config: { access: 'anybody', fails: ['second_factor_missing', 'not_found'] },
        schema: {
          tags: ['conversations'],
          summary: 'Say that the line is down',
          security: SESSION_OR_DEMO,
          params: z.object({ id: z.string().max(64) }),
          body: HungUpInput.nullish(),
          response: { 200: EndConversationOutput },
        },
      },
      async (request) => {
        const { id: conversationId } = await requireOwnConversation(hosted, request, request.params.id);
        await examiner.settled();
        // One that our own socket holds ends with its socket: nothing is hosted then, and nothing changes.
        await endHostedExam(hosted, {
          ...request.body,
          conversationId,
          providerSeconds: null,
          failed: false,
        });
        return { conversationId };
      },
    );

    await app.register(async (webhook) => {
      // Only here: the signature covers the bytes as they came.
      webhook.removeAllContentTypeParsers();
      webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      webhook.post(
        '/api/elevenlabs/webhook',
        {
          bodyLimit: BODY_LIMIT_BYTES,
          config: { access: 'anybody', fails: ['not_found'] },
          schema: {
            tags: ['conversations'],
            summary: 'For ElevenLabs: a message after a call',
            security: [{ elevenLabsSignature: [] }],
            response: { 200: z.object({ received: z.literal(true) }), 401: notSigned },
          },
        },
        async (request, reply) => {
          if (!provider) throw notFound();
          const signature = String(request.headers['elevenlabs-signature'] ?? '');
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          try {
            const call = provider.readWebhook(body, signature, context.clock.now());
            if (call) await convergeCall(hosted, call);
            return { received: true as const };
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== 'invalid_input') throw error;
            request.log.warn('a message of the voice provider with a bad signature was refused');
            return reply
              .status(401)
              .send({ error: error.message, code: 'invalid_input' as const, requestId: request.id });
          }
        },
      );
    });
  };
