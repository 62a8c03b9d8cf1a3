import {
  DrillPositionInput,
  DrillSpeechOutput,
  Persona,
  SpeakDrillInput,
  SpokenDrillResult,
  VoiceSampleOutput,
  VoiceSampleQuery,
} from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerDrill } from '#domain/drill/answer-drill.ts';
import { noteSpoken } from '#domain/drill/note-spoken.ts';
import { readAsked } from '#domain/drill/read-asked.ts';
import { takeBackAnswer } from '#domain/drill/take-back-answer.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { createPractiseAloud, SPOKEN_BODY_BYTES } from '#realtime/practise-aloud.ts';
import { requireUser } from './actor.ts';

const tags = ['drills'];
const params = z.object({ id: z.string().max(64) });

async function owned(request: FastifyRequest<{ Params: { id: string } }>) {
  const { user } = await requireUser(request);
  return { drillId: request.params.id, userId: user.id };
}

/** A drill by voice: the question is said, the answer heard and judged at once. What is said is kept as words alone. */
export const drillSpeechRoutes =
  (services: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { context, content, judge } = services;
    const aloud = createPractiseAloud(services);

    app.post(
      '/api/drills/:id/speech',
      {
        config: { access: 'user', fails: ['not_found', 'conflict', 'too_many_requests', 'full'] },
        schema: {
          tags,
          summary: 'The question that is asked, in the examiner’s voice',
          params,
          body: DrillPositionInput,
          response: { 200: DrillSpeechOutput },
        },
      },
      async (request) => {
        const own = await owned(request);
        const { position } = request.body;
        await throttle(context, [{ limit: 'sayByUser', whom: own.userId }]);
        const { words } = await readAsked(context, content, own, position);
        const { wav, lengthMs } = await aloud.say(words);
        return { wav, remainingMs: await noteSpoken(context, own, { position, lengthMs }) };
      },
    );

    app.post(
      '/api/drills/:id/spoken-answers',
      {
        bodyLimit: SPOKEN_BODY_BYTES,
        config: { access: 'user', fails: ['not_found', 'conflict', 'too_many_requests', 'full'] },
        schema: {
          tags,
          summary: 'Answer the question that is asked, aloud',
          params,
          body: SpeakDrillInput,
          response: { 200: SpokenDrillResult },
        },
      },
      async (request, reply) => {
        // When it began to arrive: neither the way here nor the listening takes time off the clock.
        const at = new Date(context.clock.now().getTime() - Math.round(reply.elapsedTime));
        const own = await owned(request);
        const { position, pcm } = request.body;
        const asked = await readAsked(context, content, own, position);
        if (asked.result) return asked.result;
        await throttle(context, [{ limit: 'hearByUser', whom: own.userId }]);
        const { userId } = own;
        const { text, isAnswer } = await aloud.hear({ userId, questionId: asked.questionId, pcm });
        return answerDrill(context, content, own, { position, text, spoken: { at, isAnswer } }, judge);
      },
    );

    app.post(
      '/api/drills/:id/misheard',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: {
          tags,
          summary: 'Take back an answer that was heard wrong',
          params,
          body: DrillPositionInput,
          response: { 200: SpokenDrillResult },
        },
      },
      async (request) => takeBackAnswer(context, await owned(request), request.body),
    );

    app.get(
      '/api/examiners/:persona/sample',
      {
        config: { access: 'user', fails: ['too_many_requests', 'full'] },
        schema: {
          tags: ['conversations'],
          summary: 'Some words of an examiner, in his voice',
          params: z.object({ persona: Persona }),
          querystring: VoiceSampleQuery,
          response: { 200: VoiceSampleOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        await throttle(context, [{ limit: 'sayByUser', whom: user.id }]);
        return aloud.sayAs(request.params.persona, request.query.speed);
      },
    );
  };
