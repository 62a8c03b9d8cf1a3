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
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listConversations } from '#domain/conversation/list-conversations.ts';
import { listExamChoices } from '#domain/conversation/list-exam-choices.ts';
import { readExamCodes } from '#domain/conversation/read-exam-codes.ts';
import { requireResumable } from '#domain/conversation/resume-conversation.ts';
import { getDemoState } from '#domain/usage/get-demo-state.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import type { Caller, Lines } from '#realtime/line.ts';
import { requireUser } from './actor.ts';
import { rememberDemo } from './demo-cookie.ts';
import { requireOwnConversation } from './own-conversation.ts';

const failures = {
  401: ErrorBody,
  402: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  409: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
  502: ErrorBody,
  503: ErrorBody,
};

const conversationParams = z.object({ id: z.string().max(64) });

export const conversationRoutes =
  ({ context, content }: ExamServices, lines: Lines): FastifyPluginAsyncZod =>
  async (app) => {
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
        const opened = await lines.opening.open({
          kind,
          choice: ExamChoice.parse(choice),
          userId: actor?.user.id ?? null,
          caller: callerOf(request),
          transport,
        });
        if (kind === 'demo') rememberDemo(request, reply, config, opened.conversationId);
        return opened;
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
        // Whether it is his is asked before its line is touched.
        const { engine } = await requireResumable(context, asked);
        const transport = request.body?.transport;
        return lines.of(engine).resume({ ...asked, caller: callerOf(request), transport });
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
        await lines.of(engine).end(conversationId);
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

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  host: request.headers.host,
});
