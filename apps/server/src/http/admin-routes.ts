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
  ErrorBody,
  IssueRefundInput,
  IssueRefundOutput,
  MessageOutput,
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

const failures = {
  401: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ErrorBody,
  502: ErrorBody,
};
const tags = ['admin'];
const says = { 200: MessageOutput, ...failures };
const UserId = z.object({ id: AdminRecordId });

/** Everything under /api/admin. The hook asks before any route does: signed in, verified, not locked, admin. */
export const adminRoutes =
  ({ context, payments, billing, readNode }: AdminParts): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (request) => {
      await requireAdmin(request);
    });

    app.get('/api/admin/stats', { schema: { tags, response: { 200: AdminStatsOutput, ...failures } } }, () =>
      getStats(context),
    );

    app.get(
      '/api/admin/users',
      { schema: { tags, querystring: AdminUsersQuery, response: { 200: AdminUsersOutput, ...failures } } },
      (request) => listUsers(context, request.query),
    );

    app.get(
      '/api/admin/users/:id',
      { schema: { tags, params: UserId, response: { 200: AdminUserDetailOutput, ...failures } } },
      (request) => getUserDetail(context, request.params.id),
    );

    app.patch(
      '/api/admin/users/:id',
      { schema: { tags, params: UserId, body: AdminChangeUserInput, response: says } },
      async (request) => {
        await changeUser(context, await actorOf(request), { userId: request.params.id, ...request.body });
        return { message: 'The user was changed.' };
      },
    );

    app.post(
      '/api/admin/users/:id/resend-verification',
      { schema: { tags, params: UserId, response: says } },
      async (request) => {
        await resendToUser(context, await actorOf(request), request.params.id);
        return { message: 'The verification e-mail is on its way.' };
      },
    );

    app.post(
      '/api/admin/users/:id/second-factor/end',
      {
        schema: {
          tags,
          params: UserId,
          body: AdminEndSecondFactorInput,
          response: { ...says, 429: ErrorBody },
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
      { schema: { tags, body: AdminDaysInput, response: says } },
      async (request) => {
        await extendSubscription(context, await actorOf(request), request.body);
        return { message: `Subscription extended by ${request.body.days} days` };
      },
    );

    app.post(
      '/api/admin/grant-subscription',
      { schema: { tags, body: AdminDaysInput, response: says } },
      async (request) => {
        await grantSubscription(context, await actorOf(request), request.body);
        return { message: `Granted ${request.body.days}-day subscription` };
      },
    );

    app.post(
      '/api/admin/revoke-access',
      { schema: { tags, body: AdminUserInput, response: says } },
      async (request) => {
        await revokeAccess(context, await actorOf(request), request.body.userId);
        return { message: 'Access revoked successfully' };
      },
    );

    app.post(
      '/api/admin/reset-password',
      { schema: { tags, body: AdminResetPasswordInput, response: says } },
      async (request) => {
        await resetUserPassword(context, await actorOf(request), request.body);
        return { message: 'Password reset successfully' };
      },
    );

    app.post(
      '/api/admin/issue-refund',
      { schema: { tags, body: IssueRefundInput, response: { 200: IssueRefundOutput, ...failures } } },
      async (request) => {
        const { subscriptionId } = request.body;
        const { refundedCents } = await refundByAdmin(
          context,
          payments,
          await actorOf(request),
          subscriptionId,
        );
        return { refund: { amount: refundedCents / 100 } };
      },
    );

    app.get(
      '/api/admin/audit',
      { schema: { tags, querystring: AdminAuditQuery, response: { 200: AdminAuditOutput, ...failures } } },
      (request) => listAudit(context, request.query),
    );

    app.get(
      '/api/admin/revenue',
      { schema: { tags, response: { 200: AdminRevenueOutput, ...failures } } },
      () => getRevenue(context),
    );

    app.get(
      '/api/admin/health',
      { schema: { tags, response: { 200: AdminHealthOutput, ...failures } } },
      () => getAdminHealth(context, billing, readNode()),
    );

    app.post(
      '/api/admin/demo-switch',
      { schema: { tags, body: SwitchDemoInput, response: says } },
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
    app.get('/api/admin/users.csv', { schema: { tags } }, async (request, reply) =>
      csv(request, reply, 'users', await exportUsers(context)),
    );
    app.get('/api/admin/payments.csv', { schema: { tags } }, async (request, reply) =>
      csv(request, reply, 'payments', await exportPayments(context)),
    );
  };

async function actorOf(request: FastifyRequest): Promise<AdminActor> {
  const { user } = await requireAdmin(request);
  return { id: user.id, ip: request.ip };
}
