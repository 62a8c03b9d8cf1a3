import { ErrorBody } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { receiveEvent } from '#domain/billing/receive-event.ts';
import type { DomainContext } from '#domain/context.ts';
import { providerUnavailable } from '#domain/errors.ts';
import { NotSigned, type Payments } from '#gateways/payments.ts';

/** A message names one object: Stripe's largest is a few dozen kilobytes. */
const BODY_LIMIT_BYTES = 256 * 1024;

// 400 rather than our usual 422: what the provider's dashboard knows as a wrong signature.
const notSigned = {
  description: '`invalid_input`: the signature does not fit, or the body cannot be read',
  content: { 'application/json': { schema: ErrorBody } },
};

/**
 * Where the payment provider rings: the signature over the raw body is checked, the message is stored, then
 * answered, and only then worked on (`work`), since the provider wants an answer within seconds.
 */
export const webhookRoutes =
  (context: DomainContext, payments: Payments, work: (eventId: string) => void): FastifyPluginAsyncZod =>
  async (app) => {
    // Only here: the signature covers the bytes as they came.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/api/stripe/webhook',
      {
        bodyLimit: BODY_LIMIT_BYTES,
        config: { access: 'anybody', fails: ['provider_unavailable'] },
        schema: {
          tags: ['billing'],
          summary: 'For Stripe: a message about a payment',
          security: [{ stripeSignature: [] }],
          response: { 200: z.object({ received: z.literal(true) }), 400: notSigned },
        },
      },
      async (request, reply) => {
        if (!payments.available) throw providerUnavailable('Payments are not available here.');
        const signature = String(request.headers['stripe-signature'] ?? '');
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        try {
          const event = payments.readEvent(body, signature, context.clock.now());
          await receiveEvent(context, event);
          work(event.id);
          return { received: true as const };
        } catch (error) {
          if (!(error instanceof NotSigned)) throw error;
          request.log.warn('a payment message with a bad signature was refused');
          return reply
            .status(400)
            .send({ error: error.message, code: 'invalid_input' as const, requestId: request.id });
        }
      },
    );
  };
