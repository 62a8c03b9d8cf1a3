import {
  CreateCheckoutInput,
  CreateCheckoutOutput,
  SubscriptionOutput,
  VerifyCheckoutOutput,
  VerifyCheckoutQuery,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { addCalendarMonths } from '#domain/access/add-calendar-months.ts';
import { getAccess } from '#domain/access/get-access.ts';
import { createCheckout } from '#domain/billing/create-checkout.ts';
import { plan } from '#domain/billing/plan.ts';
import { verifyCheckout } from '#domain/billing/verify-checkout.ts';
import type { DomainContext } from '#domain/context.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import type { Payments } from '#gateways/payments.ts';
import { findActor, requireUser } from './actor.ts';
import { browserOrigin } from './browser-origin.ts';
import { SESSION_IF_ANY } from './describe-calls.ts';
import { byAddress } from './throttle-counts.ts';

const tags = ['billing'];

/** Buying access, coming back from the checkout, and what one has. */
export const billingRoutes =
  (context: DomainContext, payments: Payments): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/create-checkout-session',
      {
        config: {
          access: 'anybody',
          fails: ['second_factor_missing', 'too_many_requests', 'provider_unavailable'],
        },
        schema: {
          tags,
          summary: 'Begin to buy',
          security: SESSION_IF_ANY,
          body: CreateCheckoutInput,
          response: { 200: CreateCheckoutOutput },
        },
      },
      async (request) => {
        await throttle(context, [byAddress('checkoutByAddress', request)]);
        const user = (await findActor(request))?.user ?? null;
        // The account's own address, whatever the browser remembers: that is where the access goes.
        const buyer = { userId: user?.id ?? null, email: user?.email ?? (request.body.email || null) };
        const origin = browserOrigin(request, context.config);
        const checkout = await createCheckout(context, payments, buyer, origin);
        return { ...checkout, url: reachable(checkout.url, origin, context.config.stripe === null) };
      },
    );

    app.get(
      '/api/verify-session',
      {
        config: {
          access: 'anybody',
          fails: [
            'second_factor_missing',
            'no_access',
            'not_found',
            'too_many_requests',
            'provider_unavailable',
          ],
        },
        schema: {
          tags,
          summary: 'What became of a checkout',
          security: SESSION_IF_ANY,
          querystring: VerifyCheckoutQuery,
          response: { 200: VerifyCheckoutOutput },
        },
      },
      async (request) => {
        await throttle(context, [byAddress('verifyPaymentByAddress', request)]);
        const viewer = await findActor(request);
        const { email, accessExpiration, receipt } = await verifyCheckout(
          context,
          payments,
          request.query.session_id,
          viewer?.user.id ?? null,
        );
        return { success: true as const, email, accessExpiration: accessExpiration.toISOString(), receipt };
      },
    );

    app.get(
      '/api/user/subscription',
      {
        config: { access: 'user' },
        schema: { tags, summary: 'The running subscription', response: { 200: SubscriptionOutput } },
      },
      async (request) => {
        const { user } = await requireUser(request);
        const { active, until } = await getAccess(context, user.id);
        return {
          hasActiveSubscription: active,
          subscription: active
            ? {
                expirationDate: until.toISOString(),
                afterNextPurchase: addCalendarMonths(until, plan.months).toISOString(),
              }
            : null,
        };
      },
    );
  };

/** The embedded checkout page is served through this server, under the name by which the browser knows it. */
function reachable(url: string, origin: string, embedded: boolean): string {
  return embedded ? `${origin}${new URL(url).pathname}` : url;
}
