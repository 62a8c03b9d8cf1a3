import {
  AdminDaysInput,
  AdminUserInput,
  IssueRefundInput,
  IssueRefundOutput,
  MessageOutput,
  RefundPreviewOutput,
  RefundPreviewQuery,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { extendSubscription, grantSubscription, revokeAccess } from '#domain/admin/change-access.ts';
import { previewRefund } from '#domain/admin/preview-refund.ts';
import { refundByAdmin } from '#domain/admin/refund.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';
import { requireAdminActor } from './actor.ts';

const tags = ['admin'];
const says = { 200: MessageOutput };

/** Access given, lengthened and taken away by administrators, and payments given back. */
export const adminAccessRoutes =
  (context: DomainContext, payments: Payments): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/extend-subscription',
      {
        config: { access: 'admin', fails: ['not_found'] },
        schema: { tags, summary: 'Add days to a subscription', body: AdminDaysInput, response: says },
      },
      async (request) => {
        await extendSubscription(context, await requireAdminActor(request), request.body);
        return { message: `Subscription extended by ${request.body.days} days` };
      },
    );

    app.post(
      '/api/admin/grant-subscription',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict'] },
        schema: { tags, summary: 'Give access without a payment', body: AdminDaysInput, response: says },
      },
      async (request) => {
        await grantSubscription(context, await requireAdminActor(request), request.body);
        return { message: `Granted ${request.body.days}-day subscription` };
      },
    );

    app.post(
      '/api/admin/revoke-access',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict'] },
        schema: { tags, summary: 'Take access away', body: AdminUserInput, response: says },
      },
      async (request) => {
        await revokeAccess(context, await requireAdminActor(request), request.body.userId);
        return { message: 'Access revoked successfully' };
      },
    );

    app.get(
      '/api/admin/refund-preview',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict'] },
        schema: {
          tags,
          summary: 'What a refund would give back, and its mail',
          querystring: RefundPreviewQuery,
          response: { 200: RefundPreviewOutput },
        },
      },
      (request) => previewRefund(context, request.query.subscriptionId),
    );

    app.post(
      '/api/admin/issue-refund',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict', 'provider_unavailable'] },
        schema: {
          tags,
          summary: 'Pay a purchase back',
          body: IssueRefundInput,
          response: { 200: IssueRefundOutput },
        },
      },
      async (request) => {
        const { refundedCents } = await refundByAdmin(
          context,
          payments,
          await requireAdminActor(request),
          request.body,
        );
        return { refund: { amount: refundedCents / 100 } };
      },
    );
  };
