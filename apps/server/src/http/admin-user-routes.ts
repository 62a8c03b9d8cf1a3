import {
  AdminChangeUserInput,
  AdminEndSecondFactorInput,
  AdminRecordId,
  AdminResetPasswordInput,
  AdminUserDetailOutput,
  AdminUsersOutput,
  AdminUsersQuery,
  MessageOutput,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeUser } from '#domain/admin/change-user.ts';
import { endUserSecondFactor } from '#domain/admin/end-user-second-factor.ts';
import { getUserDetail } from '#domain/admin/get-user-detail.ts';
import { listUsers } from '#domain/admin/list-users.ts';
import { resendToUser } from '#domain/admin/resend-to-user.ts';
import { resetUserPassword } from '#domain/admin/reset-user-password.ts';
import type { DomainContext } from '#domain/context.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { requireAdminActor } from './actor.ts';

const tags = ['admin'];
const says = { 200: MessageOutput };
const UserId = z.object({ id: AdminRecordId });

/** Accounts, as administrators see and mend them. */
export const adminUserRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
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
        await changeUser(context, await requireAdminActor(request), {
          userId: request.params.id,
          ...request.body,
        });
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
        await resendToUser(context, await requireAdminActor(request), request.params.id);
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
        const actor = await requireAdminActor(request);
        await throttle(context, [{ limit: 'passwordByUser', whom: actor.id }]);
        await endUserSecondFactor(context, actor, { userId: request.params.id, ...request.body });
        return { message: 'The second step is off, and the owner is told by e-mail.' };
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
        await resetUserPassword(context, await requireAdminActor(request), request.body);
        return { message: 'Password reset successfully' };
      },
    );
  };
