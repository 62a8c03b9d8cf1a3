import {
  ForgotPasswordInput,
  MessageOutput,
  RegisterInput,
  ResendVerificationInput,
  ResetPasswordInput,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerAccount } from '#domain/account/register-account.ts';
import { requestPasswordReset, resetPassword } from '#domain/account/reset-password.ts';
import { resendVerification } from '#domain/account/send-verification.ts';
import type { DomainContext } from '#domain/context.ts';
import { networkOf } from '#domain/throttle/network-of.ts';
import { ofAccount, ofAccountAndNetwork } from '#domain/throttle/sign-in-delay.ts';
import { forgive, throttle } from '#domain/throttle/throttle.ts';
import { originOf } from './origin-of.ts';
import { takeAtLeast } from './take-at-least.ts';
import { byAccount, byAddress } from './throttle-counts.ts';

const says = { 200: MessageOutput };
const tags = ['auth'];

/** Joining, and what mailed links do. Each call reads in the order: shape, limits, the work. */
export const authRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/register',
      {
        config: { access: 'anybody', fails: ['too_many_requests'] },
        schema: { tags, summary: 'Make an account', body: RegisterInput, response: says },
      },
      async (request) => {
        const { email } = request.body;
        await throttle(context, [
          byAddress('registerByAddress', request),
          byAccount('registerByAccount', email),
        ]);
        await takeAtLeast(() => registerAccount(context, request.body));
        return { message: 'Registration successful. Please open the link in the e-mail we have sent you.' };
      },
    );

    app.post(
      '/api/auth/resend-verification',
      {
        config: { access: 'anybody', fails: ['too_many_requests'] },
        schema: {
          tags,
          summary: 'Ask for the verification mail again',
          body: ResendVerificationInput,
          response: says,
        },
      },
      async (request) => {
        const { email } = request.body;
        await throttle(context, [
          byAddress('mailLinkByAddress', request),
          byAccount('mailLinkByAccount', email),
        ]);
        await takeAtLeast(() => resendVerification(context, email));
        return { message: 'If this address waits for its verification, a new link is on its way.' };
      },
    );

    app.post(
      '/api/auth/forgot-password',
      {
        config: { access: 'anybody', fails: ['too_many_requests'] },
        schema: {
          tags,
          summary: 'Ask for a mail that resets the password',
          body: ForgotPasswordInput,
          response: says,
        },
      },
      async (request) => {
        const { email } = request.body;
        await throttle(context, [
          byAddress('mailLinkByAddress', request),
          byAccount('mailLinkByAccount', email),
        ]);
        await takeAtLeast(() => requestPasswordReset(context, email, originOf(request)));
        return { message: 'If this address has an account, a link to reset its password is on its way.' };
      },
    );

    app.post(
      '/api/auth/reset-password',
      {
        config: { access: 'anybody', fails: ['too_many_requests'] },
        schema: {
          tags,
          summary: 'Set a new password by the mailed link',
          body: ResetPasswordInput,
          response: says,
        },
      },
      async (request) => {
        await throttle(context, [byAddress('openLinkByAddress', request)]);
        const email = await resetPassword(context, request.body, originOf(request));
        // Who has just proved to own the account is not to be kept out by the guesses that made them reset it.
        await forgive(context, [ofAccount(email), ofAccountAndNetwork(email, networkOf(request.ip))]);
        return { message: 'Your password is changed. Please sign in with the new one.' };
      },
    );
  };
