import { AnswerDrillInput, DrillOutput, DrillResult, StartDrillInput } from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerDrill } from '#domain/drill/answer-drill.ts';
import { askNextQuestion } from '#domain/drill/ask-next-question.ts';
import { startDrill } from '#domain/drill/start-drill.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { requireUser } from './actor.ts';

const tags = ['drills'];
const params = z.object({ id: z.string().max(64) });

async function owned(request: FastifyRequest<{ Params: { id: string } }>) {
  const { user } = await requireUser(request);
  return { drillId: request.params.id, userId: user.id };
}

/** Two-minute drills: typed, judged here, counted as practice and never as a session. */
export const drillRoutes =
  ({ context, content, judge }: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/drills',
      {
        config: { access: 'user', fails: ['no_access', 'too_many_requests'] },
        schema: { tags, summary: 'Begin a drill', body: StartDrillInput, response: { 200: DrillOutput } },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return startDrill(context, content, user.id, request.body);
      },
    );

    app.post(
      '/api/drills/:id/answers',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: {
          tags,
          summary: 'Answer the question that is asked',
          params,
          body: AnswerDrillInput,
          response: { 200: DrillResult },
        },
      },
      async (request) => answerDrill(context, content, await owned(request), request.body, judge),
    );

    app.post(
      '/api/drills/:id/next',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: { tags, summary: 'Ask the next question', params, response: { 200: DrillOutput } },
      },
      async (request) => askNextQuestion(context, content, await owned(request)),
    );
  };
