import { UserMinutesOutput, UserSessionsOutput } from '@rightseat/contract';
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
      {
        config: { access: 'user' },
        schema: {
          tags: ['user'],
          summary: 'Exams with the coach this month',
          response: { 200: UserSessionsOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return countSessions(context, user.id);
      },
    );

    app.get(
      '/api/user/minutes',
      {
        config: { access: 'user' },
        schema: {
          tags: ['user'],
          summary: 'Minutes with the coach this month',
          response: { 200: UserMinutesOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return getCoachMinutes(context, user.id);
      },
    );
  };
