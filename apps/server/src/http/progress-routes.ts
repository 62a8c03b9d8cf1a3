import {
  ProgressOutput,
  ProgressQuery,
  RetestOutput,
  SetCheckrideInput,
  SetCheckrideOutput,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getRetest } from '#domain/conversation/choose-retest.ts';
import { getProgress } from '#domain/progress/get-progress.ts';
import { setCheckride } from '#domain/progress/set-checkride.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { requireUser } from './actor.ts';

export const progressRoutes =
  ({ context, content }: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/progress',
      {
        config: { access: 'user' },
        schema: {
          tags: ['progress'],
          summary: 'What holds, what is weak, and the plan',
          querystring: ProgressQuery,
          response: { 200: ProgressOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return getProgress(context, content, { userId: user.id, ...request.query });
      },
    );

    app.get(
      '/api/conversations/:id/retest',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: {
          tags: ['progress'],
          summary: 'What a retest would cover',
          params: z.object({ id: z.string().max(64) }),
          response: { 200: RetestOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return getRetest(context, content, { userId: user.id, conversationId: request.params.id });
      },
    );

    app.post(
      '/api/progress/checkride',
      {
        config: { access: 'user' },
        schema: {
          tags: ['progress'],
          summary: 'Name the day of the checkride',
          body: SetCheckrideInput,
          response: { 200: SetCheckrideOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        await setCheckride(context, user.id, request.body);
        return request.body;
      },
    );
  };
