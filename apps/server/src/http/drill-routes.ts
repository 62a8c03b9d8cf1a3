import { AnswerDrillInput, DrillOutput, DrillResult, ErrorBody, StartDrillInput } from '@rightseat/contract';
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
const failures = {
  401: ErrorBody,
  402: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
};
// Who is calling is asked before what they send is judged.
const preValidation = async (request: FastifyRequest) => void (await requireUser(request));

async function owned(request: FastifyRequest<{ Params: { id: string } }>) {
  const { user } = await requireUser(request);
  return { drillId: request.params.id, userId: user.id };
}

/** Two-minute drills: typed, judged here, counted as practice and never as a session. */
export const drillRoutes =
  ({ context, content }: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/drills',
      { preValidation, schema: { tags, body: StartDrillInput, response: { 200: DrillOutput, ...failures } } },
      async (request) => {
        const { user } = await requireUser(request);
        return startDrill(context, content, user.id, request.body);
      },
    );

    app.post(
      '/api/drills/:id/answers',
      {
        preValidation,
        schema: { tags, params, body: AnswerDrillInput, response: { 200: DrillResult, ...failures } },
      },
      async (request) => answerDrill(context, content, await owned(request), request.body),
    );

    app.post(
      '/api/drills/:id/next',
      { preValidation, schema: { tags, params, response: { 200: DrillOutput, ...failures } } },
      async (request) => askNextQuestion(context, content, await owned(request)),
    );
  };
