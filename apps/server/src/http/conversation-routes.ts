import {
  ConversationOutput,
  ConversationsOutput,
  ConversationsQuery,
  DemoStateOutput,
  EndConversationOutput,
  ErrorBody,
  ExamChoice,
  ExamChoicesOutput,
  ReadExamCodesInput,
  ReadExamCodesOutput,
  ResumeConversationInput,
  ResumeConversationOutput,
  StartConversationInput,
  StartConversationOutput,
} from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lookAtLiveCallOf } from '#custom-model/look-at-call.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { listConversations } from '#domain/conversation/list-conversations.ts';
import { listExamChoices } from '#domain/conversation/list-exam-choices.ts';
import { openConversation } from '#domain/conversation/open-conversation.ts';
import { readExamCodes } from '#domain/conversation/read-exam-codes.ts';
import { requireResumable, resumeConversation } from '#domain/conversation/resume-conversation.ts';
import { providerUnavailable } from '#domain/errors.ts';
import { endHostedExam } from '#domain/hosted-exam/end-hosted-exam.ts';
import { openHostedExam } from '#domain/hosted-exam/open-hosted-exam.ts';
import { resumeHostedExam } from '#domain/hosted-exam/resume-hosted-exam.ts';
import { getDemoState } from '#domain/usage/get-demo-state.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { requireUser } from './actor.ts';
import { rememberDemo } from './demo-cookie.ts';
import { requireOwnConversation } from './own-conversation.ts';
import { ownLine } from './own-line.ts';

const failures = {
  401: ErrorBody,
  402: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
  502: ErrorBody,
};

const conversationParams = z.object({ id: z.string().max(64) });

export const conversationRoutes =
  (services: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { context, content, live, voiceProvider, hostedExaminer } = services;
    const { config } = context;
    // The content is read once and never changes while the process runs.
    const examChoices = listExamChoices(content);

    app.post(
      '/api/conversations',
      {
        schema: {
          tags: ['conversations'],
          body: StartConversationInput,
          response: { 200: StartConversationOutput, ...failures },
        },
      },
      async (request, reply) => {
        const { kind, transport, ...choice } = request.body;
        const actor = kind === 'coach' ? await requireUser(request) : null;
        if (actor && voiceProvider) await lookAtLiveCallOf(services, voiceProvider, actor.user.id);
        const { conversationId, token, limitSeconds } = await openConversation(context, content, {
          kind,
          choice: ExamChoice.parse(choice),
          userId: actor?.user.id ?? null,
          address: request.ip,
        });
        const connection = voiceProvider
          ? await openHostedExam(context, content, voiceProvider, {
              conversationId,
              kind,
              transport: transport ?? 'websocket',
              userId: actor?.user.id ?? null,
              address: request.ip,
            })
          : await ownLine(services, request, { kind, conversationId, token, transport });
        if (kind === 'demo') rememberDemo(request, reply, config, conversationId);
        return { conversationId, limitSeconds, connection };
      },
    );

    app.post(
      '/api/conversations/:id/resume',
      {
        schema: {
          tags: ['conversations'],
          params: conversationParams,
          body: ResumeConversationInput.nullish(),
          response: { 200: ResumeConversationOutput, ...failures },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        const conversationId = request.params.id;
        const asked = { conversationId, userId: user.id };
        // Asks first whether it is his, then lets go of a socket that may only look open.
        const { engine } = await requireResumable(context, asked);
        const transport = request.body?.transport;
        if (engine === 'elevenlabs') {
          if (!voiceProvider) throw providerUnavailable('The voice service is not available.');
          await hostedExaminer.settled();
          const input = { ...asked, transport: transport ?? 'websocket' };
          return { conversationId, ...(await resumeHostedExam(context, content, voiceProvider, input)) };
        }
        await live.release(conversationId);
        const { token, limitSeconds, elapsedSeconds } = await resumeConversation(context, asked);
        return {
          conversationId,
          limitSeconds,
          elapsedSeconds,
          connection: await ownLine(services, request, {
            kind: 'coach',
            conversationId,
            token,
            transport,
          }),
        };
      },
    );

    app.post(
      '/api/conversations/:id/end',
      {
        schema: {
          tags: ['conversations'],
          params: conversationParams,
          response: { 200: EndConversationOutput, ...failures },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        const conversationId = request.params.id;
        const { engine } = await requireResumable(context, { conversationId, userId: user.id });
        if (engine === 'elevenlabs') {
          await hostedExaminer.settled();
          await endHostedExam(context, content, { conversationId, providerSeconds: null, failed: false });
          return { conversationId };
        }
        await live.release(conversationId);
        await endConversation(context, content, { conversationId, reason: 'pilot' });
        return { conversationId };
      },
    );

    app.get('/api/demo', { schema: { tags: ['conversations'], response: { 200: DemoStateOutput } } }, () =>
      getDemoState(context),
    );

    app.get(
      '/api/exam-choices',
      { schema: { tags: ['conversations'], response: { 200: ExamChoicesOutput } } },
      async () => examChoices,
    );

    app.post(
      '/api/exam-codes',
      {
        schema: {
          tags: ['conversations'],
          body: ReadExamCodesInput,
          response: { 200: ReadExamCodesOutput, ...failures },
        },
      },
      async (request) => readExamCodes(content, request.body),
    );

    app.get(
      '/api/conversations',
      {
        schema: {
          tags: ['conversations'],
          querystring: ConversationsQuery,
          response: { 200: ConversationsOutput, ...failures },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return listConversations(context, user.id, request.query);
      },
    );

    app.get(
      '/api/conversations/:id',
      {
        schema: {
          tags: ['conversations'],
          params: conversationParams,
          response: { 200: ConversationOutput, ...failures },
        },
      },
      (request) => requireOwnConversation(context, request, request.params.id),
    );
  };
