import {
  ErrorBody,
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
        schema: {
          tags: ['progress'],
          querystring: ProgressQuery,
          response: { 200: ProgressOutput, 401: ErrorBody },
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
        schema: {
          tags: ['progress'],
          params: z.object({ id: z.string().max(64) }),
          response: { 200: RetestOutput, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody },
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
        // Who is calling is asked before what they send is judged.
        preValidation: async (request) => void (await requireUser(request)),
        schema: {
          tags: ['progress'],
          body: SetCheckrideInput,
          response: { 200: SetCheckrideOutput, 401: ErrorBody, 422: ErrorBody },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        await setCheckride(context, user.id, request.body);
        return request.body;
      },
    );
  };
