import {
  AccountSecurityOutput,
  AddPasskeyInput,
  AppSecretOutput,
  ConfirmAppInput,
  ConfirmedInput,
  MessageOutput,
  PasskeyOptionsOutput,
  RecoveryCodesOutput,
  RenamePasskeyInput,
} from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getAccountSecurity } from '#domain/account/get-account-security.ts';
import { addPasskey, askForPasskey } from '#domain/account/passkey/add-passkey.ts';
import { renamePasskey } from '#domain/account/passkey/change-passkey.ts';
import { removePasskey } from '#domain/account/second-factor/remove-passkey.ts';
import {
  confirmAppCode,
  endSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  setUpApp,
} from '#domain/account/second-factor/switch-second-factor.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { requireUser } from './actor.ts';
import { originOf } from './origin-of.ts';

const says = { 200: MessageOutput };
const codes = { 200: RecoveryCodesOutput };
const tags = ['account'];
const PasskeyId = z.object({ id: z.string().max(100) });

/** What opens one's own account: passkeys, an authenticator app, the second step and its recovery codes. */
export const accountSecurityRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    /** Who asks for a change that the password is asked for: each try at it counts. */
    const requireOwner = async (request: FastifyRequest): Promise<Actor> => {
      const actor = await requireUser(request);
      await throttle(context, [{ limit: 'passwordByUser', whom: actor.user.id }]);
      return actor;
    };

    app.get(
      '/api/account/security',
      {
        config: { access: 'user' },
        schema: {
          tags,
          summary: 'Passkeys, second step and the latest events',
          response: { 200: AccountSecurityOutput },
        },
      },
      async (request) => {
        const security = await getAccountSecurity(context, await requireUser(request));
        return {
          ...security,
          passkeys: security.passkeys.map((passkey) => ({
            ...passkey,
            createdAt: passkey.createdAt.toISOString(),
            lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
          })),
          events: security.events.map((event) => ({ ...event, at: event.at.toISOString() })),
        };
      },
    );

    app.post(
      '/api/account/passkeys/options',
      {
        config: { access: 'user', fails: ['conflict', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Begin to add a passkey',
          body: ConfirmedInput,
          response: { 200: PasskeyOptionsOutput },
        },
      },
      async (request) => {
        const actor = await requireOwner(request);
        return askForPasskey(context, actor, request.body.password);
      },
    );

    app.post(
      '/api/account/passkeys',
      {
        config: { access: 'user', fails: ['conflict'] },
        schema: { tags, summary: 'Add the passkey that was begun', body: AddPasskeyInput, response: says },
      },
      async (request) => {
        await addPasskey(context, await requireUser(request), request.body, originOf(request));
        return { message: 'Your passkey is added. You can sign in with it from now on.' };
      },
    );

    app.patch(
      '/api/account/passkeys/:id',
      {
        config: { access: 'user', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'Rename a passkey',
          params: PasskeyId,
          body: RenamePasskeyInput,
          response: says,
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        await renamePasskey(context, user.id, request.params.id, request.body.name);
        return { message: 'Your passkey has its new name.' };
      },
    );

    app.post(
      '/api/account/passkeys/:id/remove',
      {
        config: { access: 'user', fails: ['not_found', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Remove a passkey',
          params: PasskeyId,
          body: ConfirmedInput,
          response: says,
        },
      },
      async (request) => {
        const actor = await requireOwner(request);
        const input = { id: request.params.id, password: request.body.password };
        await removePasskey(context, actor, input, originOf(request));
        return { message: 'Your passkey is removed.' };
      },
    );

    app.post(
      '/api/account/app',
      {
        config: { access: 'user', fails: ['conflict', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Begin to set an authenticator app up',
          body: ConfirmedInput,
          response: { 200: AppSecretOutput },
        },
      },
      async (request) => {
        const actor = await requireOwner(request);
        return setUpApp(context, actor, request.body.password);
      },
    );

    app.post(
      '/api/account/app/confirm',
      {
        config: { access: 'user', fails: ['too_many_requests'] },
        schema: {
          tags,
          summary: 'Confirm the app with a code, and switch the second step on',
          body: ConfirmAppInput,
          response: codes,
        },
      },
      async (request) => {
        const actor = await requireUser(request);
        await throttle(context, [{ limit: 'secondFactorByUser', whom: actor.user.id }]);
        return {
          recoveryCodes: await confirmAppCode(context, actor, request.body.code, originOf(request)),
        };
      },
    );

    app.post(
      '/api/account/second-factor',
      {
        config: { access: 'user', fails: ['conflict', 'too_many_requests'] },
        schema: { tags, summary: 'Ask for a second step from now on', body: ConfirmedInput, response: codes },
      },
      async (request) => {
        const actor = await requireOwner(request);
        const { password } = request.body;
        return { recoveryCodes: await requireSecondFactor(context, actor, password, originOf(request)) };
      },
    );

    app.post(
      '/api/account/second-factor/end',
      {
        config: { access: 'user', fails: ['too_many_requests'] },
        schema: {
          tags,
          summary: 'Let the password alone sign in again',
          body: ConfirmedInput,
          response: says,
        },
      },
      async (request) => {
        const actor = await requireOwner(request);
        await endSecondFactor(context, actor, request.body.password, originOf(request));
        return { message: 'Your password alone signs in again.' };
      },
    );

    app.post(
      '/api/account/recovery-codes',
      {
        config: { access: 'user', fails: ['conflict', 'too_many_requests'] },
        schema: { tags, summary: 'Make new recovery codes', body: ConfirmedInput, response: codes },
      },
      async (request) => {
        const actor = await requireOwner(request);
        const { password } = request.body;
        return { recoveryCodes: await renewRecoveryCodes(context, actor, password, originOf(request)) };
      },
    );
  };
