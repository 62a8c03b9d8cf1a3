import {
  AdminAuditOutput,
  AdminAuditQuery,
  AdminChangeUserInput,
  AdminDaysInput,
  AdminEndSecondFactorInput,
  AdminHealthOutput,
  AdminRecordId,
  AdminResetPasswordInput,
  AdminRevenueOutput,
  AdminStatsOutput,
  AdminUserDetailOutput,
  AdminUserInput,
  AdminUsersOutput,
  AdminUsersQuery,
  IssueRefundInput,
  IssueRefundOutput,
  MessageOutput,
  RefundPreviewOutput,
  RefundPreviewQuery,
  SwitchDemoInput,
} from '@rightseat/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { extendSubscription, grantSubscription, revokeAccess } from '#domain/admin/change-access.ts';
import { changeUser } from '#domain/admin/change-user.ts';
import { endUserSecondFactor } from '#domain/admin/end-user-second-factor.ts';
import { exportPayments, exportUsers } from '#domain/admin/export-csv.ts';
import { getAdminHealth } from '#domain/admin/get-admin-health.ts';
import { getRevenue } from '#domain/admin/get-revenue.ts';
import { getStats } from '#domain/admin/get-stats.ts';
import { getUserDetail } from '#domain/admin/get-user-detail.ts';
import { listAudit } from '#domain/admin/list-audit.ts';
import { listUsers } from '#domain/admin/list-users.ts';
import { previewRefund } from '#domain/admin/preview-refund.ts';
import { refundByAdmin } from '#domain/admin/refund.ts';
import { resendToUser } from '#domain/admin/resend-to-user.ts';
import { resetUserPassword } from '#domain/admin/reset-user-password.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import type { BillingWorker } from '#domain/billing/billing-worker.ts';
import type { DomainContext } from '#domain/context.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { switchDemo } from '#domain/usage/demo-switch.ts';
import type { Payments } from '#gateways/payments.ts';
import { requireAdmin } from './actor.ts';

export interface AdminParts {
  context: DomainContext;
  payments: Payments;
  billing: BillingWorker;
  /** What this node alone knows. */
  readNode(): Pick<AdminHealthOutput, 'voice' | 'languageModel'>;
}

const tags = ['admin'];
const says = { 200: MessageOutput };
const csvFile = { 200: { description: 'A file.', content: { 'text/csv': { schema: z.string() } } } };
const UserId = z.object({ id: AdminRecordId });

/** Everything under /api/admin but challenges. For admins alone: signed in, verified, not locked. */
export const adminRoutes =
  ({ context, payments, billing, readNode }: AdminParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/stats',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          summary: 'Users, subscriptions and revenue in figures',
          response: { 200: AdminStatsOutput },
        },
      },
      () => getStats(context),
    );

    app.get(
      '/api/admin/users',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          summary: 'Find users',
          querystring: AdminUsersQuery,
          response: { 200: AdminUsersOutput },
        },
      },
      (request) => listUsers(context, request.query),
    );

    app.get(
      '/api/admin/users/:id',
      {
        config: { access: 'admin', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'All about one user',
          params: UserId,
          response: { 200: AdminUserDetailOutput },
        },
      },
      (request) => getUserDetail(context, request.params.id),
    );

    app.patch(
      '/api/admin/users/:id',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict'] },
        schema: {
          tags,
          summary: 'Lock or unlock a user, make or unmake an admin',
          params: UserId,
          body: AdminChangeUserInput,
          response: says,
        },
      },
      async (request) => {
        await changeUser(context, await actorOf(request), { userId: request.params.id, ...request.body });
        return { message: 'The user was changed.' };
      },
    );

    app.post(
      '/api/admin/users/:id/resend-verification',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict'] },
        schema: { tags, summary: 'Send the verification mail again', params: UserId, response: says },
      },
      async (request) => {
        await resendToUser(context, await actorOf(request), request.params.id);
        return { message: 'The verification e-mail is on its way.' };
      },
    );

    app.post(
      '/api/admin/users/:id/second-factor/end',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Switch off a second step that its owner has lost',
          params: UserId,
          body: AdminEndSecondFactorInput,
          response: says,
        },
      },
      async (request) => {
        const actor = await actorOf(request);
        await throttle(context, [{ limit: 'passwordByUser', whom: actor.id }]);
        await endUserSecondFactor(context, actor, { userId: request.params.id, ...request.body });
        return { message: 'The second step is off, and the owner is told by e-mail.' };
      },
    );

    app.post(
      '/api/admin/extend-subscription',
      {
        config: { access: 'admin', fails: ['not_found'] },
        schema: { tags, summary: 'Add days to a subscription', body: AdminDaysInput, response: says },
      },
      async (request) => {
        await extendSubscription(context, await actorOf(request), request.body);
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
        await grantSubscription(context, await actorOf(request), request.body);
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
        await revokeAccess(context, await actorOf(request), request.body.userId);
        return { message: 'Access revoked successfully' };
      },
    );

    app.post(
      '/api/admin/reset-password',
      {
        config: { access: 'admin', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'Set a new password for a user',
          body: AdminResetPasswordInput,
          response: says,
        },
      },
      async (request) => {
        await resetUserPassword(context, await actorOf(request), request.body);
        return { message: 'Password reset successfully' };
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
          await actorOf(request),
          request.body,
        );
        return { refund: { amount: refundedCents / 100 } };
      },
    );

    app.get(
      '/api/admin/audit',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          summary: 'What administrators did',
          querystring: AdminAuditQuery,
          response: { 200: AdminAuditOutput },
        },
      },
      (request) => listAudit(context, request.query),
    );

    app.get(
      '/api/admin/revenue',
      {
        config: { access: 'admin' },
        schema: { tags, summary: 'Revenue by week', response: { 200: AdminRevenueOutput } },
      },
      () => getRevenue(context),
    );

    app.get(
      '/api/admin/health',
      {
        config: { access: 'admin' },
        schema: { tags, summary: 'How the product does', response: { 200: AdminHealthOutput } },
      },
      () => getAdminHealth(context, billing, readNode()),
    );

    app.post(
      '/api/admin/demo-switch',
      {
        config: { access: 'admin' },
        schema: { tags, summary: 'Switch the free demo on or off', body: SwitchDemoInput, response: says },
      },
      async (request) => {
        const { isOn } = request.body;
        await switchDemo(context, await actorOf(request), isOn);
        return {
          message: isOn ? 'The demo is open.' : 'The demo is switched off. Demos that run may finish.',
        };
      },
    );

    const csv = async (request: FastifyRequest, reply: FastifyReply, name: string, content: string) => {
      await writeAudit(context, await actorOf(request), { action: 'export.downloaded', after: { name } });
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${name}.csv"`)
        .header('Cache-Control', 'no-store')
        .send(content);
    };
    app.get(
      '/api/admin/users.csv',
      { config: { access: 'admin' }, schema: { tags, summary: 'All users as CSV', response: csvFile } },
      async (request, reply) => csv(request, reply, 'users', await exportUsers(context)),
    );
    app.get(
      '/api/admin/payments.csv',
      { config: { access: 'admin' }, schema: { tags, summary: 'All payments as CSV', response: csvFile } },
      async (request, reply) => csv(request, reply, 'payments', await exportPayments(context)),
    );
  };

async function actorOf(request: FastifyRequest): Promise<AdminActor> {
  const { user } = await requireAdmin(request);
  return { id: user.id, ip: request.ip };
}
