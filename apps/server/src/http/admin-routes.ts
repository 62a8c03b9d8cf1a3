import {
  AdminAuditOutput,
  AdminAuditQuery,
  AdminHealthOutput,
  AdminRevenueOutput,
  AdminStatsOutput,
  MessageOutput,
  SwitchDemoInput,
} from '@rightseat/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportPayments, exportUsers } from '#domain/admin/export-csv.ts';
import { getAdminHealth } from '#domain/admin/get-admin-health.ts';
import { getRevenue } from '#domain/admin/get-revenue.ts';
import { getStats } from '#domain/admin/get-stats.ts';
import { listAudit } from '#domain/admin/list-audit.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';
import type { BillingWorker } from '#domain/billing/billing-worker.ts';
import type { DomainContext } from '#domain/context.ts';
import { switchDemo } from '#domain/usage/demo-switch.ts';
import { requireAdminActor } from './actor.ts';

export interface AdminParts {
  context: DomainContext;
  billing: BillingWorker;
  /** What this node alone knows. */
  readNode(): Pick<AdminHealthOutput, 'voice' | 'speaker' | 'languageModel'>;
}

const tags = ['admin'];
const says = { 200: MessageOutput };
const csvFile = { 200: { description: 'A file.', content: { 'text/csv': { schema: z.string() } } } };

/** What administrators see of the product as a whole, and its switches. */
export const adminRoutes =
  ({ context, billing, readNode }: AdminParts): FastifyPluginAsyncZod =>
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
        await switchDemo(context, await requireAdminActor(request), isOn);
        return {
          message: isOn ? 'The demo is open.' : 'The demo is switched off. Demos that run may finish.',
        };
      },
    );

    const csv = async (request: FastifyRequest, reply: FastifyReply, name: string, content: string) => {
      await writeAudit(context, await requireAdminActor(request), {
        action: 'export.downloaded',
        after: { name },
      });
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
