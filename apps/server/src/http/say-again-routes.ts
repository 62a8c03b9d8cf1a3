import { SayAgainInput, SayAgainOutput, SpeakAgainInput, SpeakQuestionOutput } from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireOwnLine, sayAgain } from '#domain/debrief/say-again.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { createPractiseAloud, SPOKEN_BODY_BYTES } from '#realtime/practise-aloud.ts';
import { requireUser } from './actor.ts';

const params = z.object({ id: z.string().max(64), position: z.coerce.number().int().min(0).max(999) });
const tags = ['debriefs'];

async function owned(request: FastifyRequest<{ Params: z.infer<typeof params> }>) {
  const { user } = await requireUser(request);
  const { id: conversationId, position } = request.params;
  return { conversationId, position, userId: user.id };
}

/** A question of a debrief once more, typed or aloud: judged at once, and kept nowhere. */
export const sayAgainRoutes =
  (services: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { context, content } = services;
    const aloud = createPractiseAloud(services);

    app.post(
      '/api/conversations/:id/lines/:position/answers',
      {
        config: { access: 'user', fails: ['not_found', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Say an answer again and have it judged',
          params,
          body: SayAgainInput,
          response: { 200: SayAgainOutput },
        },
      },
      async (request) => {
        const own = await owned(request);
        await throttle(context, [{ limit: 'sayAgainByUser', whom: own.userId }]);
        return sayAgain(context, content, own, request.body);
      },
    );

    app.post(
      '/api/conversations/:id/lines/:position/speech',
      {
        config: { access: 'user', fails: ['not_found', 'too_many_requests', 'full'] },
        schema: {
          tags,
          summary: 'A question of a debrief in the examiner’s voice',
          params,
          response: { 200: SpeakQuestionOutput },
        },
      },
      async (request) => {
        const own = await owned(request);
        const { line } = await requireOwnLine(context, own);
        await throttle(context, [{ limit: 'sayByUser', whom: own.userId }]);
        const { wav } = await aloud.say(line.question);
        return { wav };
      },
    );

    app.post(
      '/api/conversations/:id/lines/:position/spoken-answers',
      {
        bodyLimit: SPOKEN_BODY_BYTES,
        config: { access: 'user', fails: ['not_found', 'conflict', 'too_many_requests', 'full'] },
        schema: {
          tags,
          summary: 'Say an answer again, aloud, and have it judged',
          params,
          body: SpeakAgainInput,
          response: { 200: SayAgainOutput },
        },
      },
      async (request) => {
        const own = await owned(request);
        const { userId } = own;
        const { line } = await requireOwnLine(context, own);
        await throttle(context, [{ limit: 'hearByUser', whom: userId }]);
        const { pcm } = request.body;
        const { text, isAnswer } = await aloud.hear({ userId, questionId: line.questionId, pcm });
        return sayAgain(context, content, own, { text, spoken: { isAnswer } });
      },
    );
  };
