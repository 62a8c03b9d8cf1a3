import { ErrorBody, UserSessionsOutput } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DomainContext } from '#domain/context.ts';
import { countSessions } from '#domain/conversation/count-sessions.ts';
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
  };
