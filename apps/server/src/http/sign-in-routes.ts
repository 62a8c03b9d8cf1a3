import {
  LoginInput,
  MessageOutput,
  PasskeyOptionsOutput,
  PasskeySignInInput,
  SecondFactorInput,
  SecondFactorOutput,
  UserOutput,
  VerifyEmailInput,
  VerifyEmailOutput,
} from '@rightseat/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mustHaveSecondFactor } from '#domain/account/get-account-security.ts';
import { askForSignIn, signInWithPasskey } from '#domain/account/passkey/sign-in-with-passkey.ts';
import { finishSignIn } from '#domain/account/second-factor/finish-sign-in.ts';
import { endSessionByToken } from '#domain/account/session/end-sessions.ts';
import type { SignedIn } from '#domain/account/session/open-session.ts';
import { signIn } from '#domain/account/sign-in.ts';
import { verifyEmail } from '#domain/account/verify-email.ts';
import type { DomainContext } from '#domain/context.ts';
import { networkOf } from '#domain/throttle/network-of.ts';
import { acquitSignIn, admitSignIn } from '#domain/throttle/sign-in-delay.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import { findActor, requireUser } from './actor.ts';
import { findDevice, rememberDevice } from './device-cookie.ts';
import { originOf } from './origin-of.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { byAddress } from './throttle-counts.ts';

const tells = { 200: UserOutput };
const tags = ['auth'];

/** Coming and going: by password, by password and a second step, by passkey, by the link that verifies an address. */
export const signInRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config } = context;

    const present = (user: UserOutput['user'], hasSecondFactor: boolean): UserOutput => {
      const missing = mustHaveSecondFactor(context, user) && !hasSecondFactor;
      return missing ? { user, secondFactorMissing: true } : { user };
    };

    /** The earlier session of this browser ends, and the device is known from here on. */
    async function welcome(request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) {
      const earlier = readSessionCookie(request, config);
      if (earlier) await endSessionByToken(context, earlier);
      setSessionCookie(reply, config, signedIn.token);
      rememberDevice(request, reply, config, signedIn.user.email);
      return present(signedIn.user, signedIn.hasSecondFactor);
    }

    const deviceOrigin = (request: FastifyRequest) => (email: string) => ({
      ...originOf(request),
      isKnownDevice: findDevice(request, config, email) !== null,
    });

    // The browser keeps the cookie as long as the server keeps its session: each start of the page moves both.
    app.get(
      '/api/auth/me',
      { config: { access: 'user' }, schema: { tags, summary: 'Who is signed in', response: tells } },
      async (request, reply) => {
        const { user, hasSecondFactor } = await requireUser(request);
        const token = readSessionCookie(request, config);
        if (token) setSessionCookie(reply, config, token);
        return present(user, hasSecondFactor);
      },
    );

    app.post(
      '/api/auth/login',
      {
        config: { access: 'anybody', fails: ['not_signed_in', 'email_not_verified', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Sign in with a password',
          body: LoginInput,
          response: { 200: z.union([UserOutput, SecondFactorOutput]) },
        },
      },
      async (request, reply) => {
        const { email } = request.body;
        const network = networkOf(request.ip);
        const isGone = () => request.raw.socket.destroyed;
        const tried = { email, network, device: findDevice(request, config, email), isGone };
        const guesses = await admitSignIn(context, tried);
        const result = await signIn(context, request.body, deviceOrigin(request)(email), guesses);
        await acquitSignIn(context, tried);
        if ('secondFactor' in result) return result;
        return welcome(request, reply, result);
      },
    );

    app.post(
      '/api/auth/second-factor',
      {
        config: { access: 'anybody', fails: ['not_signed_in', 'too_many_requests'] },
        schema: { tags, summary: 'The second step of signing in', body: SecondFactorInput, response: tells },
      },
      async (request, reply) => {
        await throttle(context, [byAddress('loginByAddress', request)]);
        const signedIn = await finishSignIn(context, request.body, deviceOrigin(request), originOf(request));
        return welcome(request, reply, signedIn);
      },
    );

    app.post(
      '/api/auth/passkey/options',
      {
        config: { access: 'anybody', fails: ['too_many_requests'] },
        schema: { tags, summary: 'Begin to sign in with a passkey', response: { 200: PasskeyOptionsOutput } },
      },
      async (request) => {
        await throttle(context, [byAddress('passkeyByAddress', request)]);
        return askForSignIn(context);
      },
    );

    app.post(
      '/api/auth/passkey',
      {
        config: { access: 'anybody', fails: ['not_signed_in', 'too_many_requests'] },
        schema: { tags, summary: 'Sign in with a passkey', body: PasskeySignInInput, response: tells },
      },
      async (request, reply) => {
        await throttle(context, [byAddress('passkeyByAddress', request)]);
        const signedIn = await signInWithPasskey(
          context,
          request.body,
          deviceOrigin(request),
          originOf(request),
        );
        return welcome(request, reply, signedIn);
      },
    );

    app.post(
      '/api/auth/verify-email',
      {
        config: { access: 'anybody', fails: ['too_many_requests'] },
        schema: {
          tags,
          summary: 'Verify the address by the mailed link, and sign in by it',
          body: VerifyEmailInput,
          response: { 200: VerifyEmailOutput },
        },
      },
      async (request, reply) => {
        await throttle(context, [byAddress('openLinkByAddress', request)]);
        // Whoever is signed in here stays that: a link that somebody sent them makes nobody else of them.
        const opens = request.body.signIn === true && (await findActor(request)) === null;
        const signedIn = await verifyEmail(context, request.body.token, opens ? deviceOrigin(request) : null);
        if (!signedIn) return { message: 'Your e-mail address is verified. You can sign in now.' };
        const { user } = await welcome(request, reply, signedIn);
        return { message: 'Your e-mail address is verified, and you are signed in.', user };
      },
    );

    app.post(
      '/api/auth/logout',
      {
        config: { access: 'anybody' },
        schema: { tags, summary: 'Sign out', response: { 200: MessageOutput } },
      },
      async (request, reply) => {
        const token = readSessionCookie(request, config);
        // First the cookie: a browser is signed out even when the database is away.
        clearSessionCookie(reply, config);
        if (token) await endSessionByToken(context, token);
        return { message: 'You are signed out.' };
      },
    );
  };
