import { ErrorBody, UserMinutesOutput, UserSessionsOutput } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DomainContext } from '#domain/context.ts';
import { countSessions } from '#domain/conversation/count-sessions.ts';
import { getCoachMinutes } from '#domain/usage/coach-allowance.ts';
import { requireUser } from './actor.ts';

export const userRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/user/sessions',
      { schema: { tags: ['user'], response: { 200: UserSessionsOutput, 401: ErrorBody } } },
      async (request) => {
        const { user } = await requireUser(request);
        return countSessions(context, user.id);
      },
    );

    app.get(
      '/api/user/minutes',
      { schema: { tags: ['user'], response: { 200: UserMinutesOutput, 401: ErrorBody } } },
      async (request) => {
        const { user } = await requireUser(request);
        return getCoachMinutes(context, user.id);
      },
    );
  };
