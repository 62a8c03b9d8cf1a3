import {
  ErrorBody,
  ForgotPasswordInput,
  LoginInput,
  MessageOutput,
  RegisterInput,
  ResendVerificationInput,
  ResetPasswordInput,
  UserOutput,
  VerifyEmailInput,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endSessionByToken } from '#domain/account/end-sessions.ts';
import { registerAccount } from '#domain/account/register-account.ts';
import { requestPasswordReset, resetPassword } from '#domain/account/reset-password.ts';
import { resendVerification } from '#domain/account/send-verification.ts';
import { signIn } from '#domain/account/sign-in.ts';
import { verifyEmail } from '#domain/account/verify-email.ts';
import type { DomainContext } from '#domain/context.ts';
import { forgive, throttle } from '#domain/throttle/throttle.ts';
import { requireUser } from './actor.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { takeAtLeast } from './take-at-least.ts';
import { byAccount, byAccountAndAddress, byAddress } from './throttle-counts.ts';

const failures = { 401: ErrorBody, 403: ErrorBody, 422: ErrorBody, 429: ErrorBody };
const says = { 200: MessageOutput, ...failures };
const tells = { 200: UserOutput, ...failures };
const tags = ['auth'];

/** Joining, coming and going. Each call reads in the order: shape, limits, the work, the cookie. */
export const authRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;

    // The browser keeps the cookie as long as the server keeps its session: each start of the page moves both.
    app.get('/api/auth/me', { schema: { tags, response: tells } }, async (request, reply) => {
      const { user } = await requireUser(request);
      const token = readSessionCookie(request, config);
      if (token) setSessionCookie(reply, config, token);
      return { user };
    });

    app.post(
      '/api/auth/register',
      { schema: { tags, body: RegisterInput, response: says } },
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
      '/api/auth/login',
      { schema: { tags, body: LoginInput, response: tells } },
      async (request, reply) => {
        const { email } = request.body;
        const ofAccount = byAccountAndAddress('loginByAccountAndAddress', email, request);
        await throttle(context, [
          byAddress('loginByAddress', request),
          byAccount('loginByAccount', email),
          ofAccount,
        ]);
        const userAgent = request.headers['user-agent'] ?? '';
        const { user, token } = await signIn(context, request.body, { userAgent, ip: request.ip });
        await forgive(context, [ofAccount]);
        const earlier = readSessionCookie(request, config);
        if (earlier) await endSessionByToken(context, earlier);
        setSessionCookie(reply, config, token);
        return { user };
      },
    );

    app.post('/api/auth/logout', { schema: { tags, response: says } }, async (request, reply) => {
      const token = readSessionCookie(request, config);
      // First the cookie: a browser is signed out even when the database is away.
      clearSessionCookie(reply, config);
      if (token) await endSessionByToken(context, token);
      return { message: 'You are signed out.' };
    });

    app.post(
      '/api/auth/verify-email',
      { schema: { tags, body: VerifyEmailInput, response: says } },
      async (request) => {
        await throttle(context, [byAddress('openLinkByAddress', request)]);
        await verifyEmail(context, request.body.token);
        return { message: 'Your e-mail address is verified. You can sign in now.' };
      },
    );

    app.post(
      '/api/auth/resend-verification',
      { schema: { tags, body: ResendVerificationInput, response: says } },
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
      { schema: { tags, body: ForgotPasswordInput, response: says } },
      async (request) => {
        const { email } = request.body;
        await throttle(context, [
          byAddress('mailLinkByAddress', request),
          byAccount('mailLinkByAccount', email),
        ]);
        await takeAtLeast(() => requestPasswordReset(context, email));
        return { message: 'If this address has an account, a link to reset its password is on its way.' };
      },
    );

    app.post(
      '/api/auth/reset-password',
      { schema: { tags, body: ResetPasswordInput, response: says } },
      async (request) => {
        await throttle(context, [byAddress('openLinkByAddress', request)]);
        const email = await resetPassword(context, request.body);
        // Who has just proved to own the account is not to be kept out by the guesses that made them reset it.
        await forgive(context, [
          byAccount('loginByAccount', email),
          byAccountAndAddress('loginByAccountAndAddress', email, request),
        ]);
        return { message: 'Your password is changed. Please sign in with the new one.' };
      },
    );
  };
