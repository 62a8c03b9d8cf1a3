import {
  ChangePasswordInput,
  DeleteAccountInput,
  MessageOutput,
  SessionListOutput,
  UpdateAccountInput,
  UserOutput,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changePassword } from '#domain/account/change-password.ts';
import { deleteAccount } from '#domain/account/delete-account.ts';
import { exportAccount } from '#domain/account/export-account.ts';
import { endSession } from '#domain/account/session/end-sessions.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import { listSessions } from '#domain/account/session/list-sessions.ts';
import { updateAccount } from '#domain/account/update-account.ts';
import type { DomainContext } from '#domain/context.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { exportRecordings } from '#domain/voice-recording/export-recordings.ts';
import { requireUser } from './actor.ts';
import { originOf } from './origin-of.ts';
import { sendExport } from './send-export.ts';
import { clearSessionCookie } from './session-cookie.ts';

const says = { 200: MessageOutput };
const tags = ['account'];
const SessionId = z.object({ id: z.string().max(100) });

/** What a signed-in user does with their own account. */
export const accountRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;
    const countPassword = ({ user }: Actor) =>
      throttle(context, [{ limit: 'passwordByUser', whom: user.id }]);

    app.patch(
      '/api/account',
      {
        config: { access: 'user' },
        schema: { tags, summary: 'Change the name', body: UpdateAccountInput, response: { 200: UserOutput } },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return { user: await updateAccount(context, user.id, request.body) };
      },
    );

    app.post(
      '/api/account/change-password',
      {
        config: { access: 'user', fails: ['too_many_requests', 'not_found'] },
        schema: { tags, summary: 'Change the password', body: ChangePasswordInput, response: says },
      },
      async (request) => {
        const actor = await requireUser(request);
        await countPassword(actor);
        await changePassword(context, actor, request.body, originOf(request));
        return { message: 'Your password is changed. Every other device is signed out.' };
      },
    );

    app.get(
      '/api/account/sessions',
      {
        config: { access: 'user' },
        schema: { tags, summary: 'Where one is signed in', response: { 200: SessionListOutput } },
      },
      async (request) => {
        const { user, session } = await requireUser(request);
        const listed = await listSessions(context, user.id);
        const sessions = listed.map((entry) => ({
          ...entry,
          createdAt: entry.createdAt.toISOString(),
          lastSeenAt: entry.lastSeenAt.toISOString(),
          current: entry.id === session.id,
        }));
        return { sessions };
      },
    );

    app.delete(
      '/api/account/sessions/:id',
      {
        config: { access: 'user', fails: ['not_found'] },
        schema: { tags, summary: 'Sign one device out', params: SessionId, response: says },
      },
      async (request, reply) => {
        const { user, session } = await requireUser(request);
        await endSession(context, user.id, request.params.id);
        if (request.params.id === session.id) clearSessionCookie(reply, config);
        return { message: 'This session is signed out.' };
      },
    );

    app.get(
      '/api/account/export',
      {
        config: { access: 'user', fails: ['too_many_requests'] },
        schema: {
          tags,
          summary: 'All that is kept of the account, as a file',
          response: { 200: z.looseObject({}) },
        },
      },
      async (request, reply) => {
        const { user } = await requireUser(request);
        await throttle(context, [{ limit: 'exportByUser', whom: user.id }]);
        const data = await exportAccount(context, user.id);
        const sound = exportRecordings(context, user.id);
        const name = `${config.appName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-my-data.json`;
        return sendExport(reply, { name, data, sound });
      },
    );

    app.post(
      '/api/account/delete',
      {
        config: { access: 'user', fails: ['conflict', 'too_many_requests'] },
        schema: { tags, summary: 'Delete the account', body: DeleteAccountInput, response: says },
      },
      async (request, reply) => {
        const actor = await requireUser(request);
        await countPassword(actor);
        await deleteAccount(context, actor, request.body.password);
        clearSessionCookie(reply, config);
        return { message: 'Your account is deleted.' };
      },
    );
  };
