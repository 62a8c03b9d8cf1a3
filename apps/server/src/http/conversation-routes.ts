import {
  ConversationOutput,
  ConversationsOutput,
  ConversationsQuery,
  DemoStateOutput,
  EndConversationOutput,
  ExamChoice,
  ExamChoicesOutput,
  KeepDemoOutput,
  PauseConversationOutput,
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
import { keepDemo } from '#domain/conversation/keep-demo.ts';
import { listConversations } from '#domain/conversation/list-conversations.ts';
import { listExamChoices } from '#domain/conversation/list-exam-choices.ts';
import { readExamCodes } from '#domain/conversation/read-exam-codes.ts';
import { requireResumable } from '#domain/conversation/resume-conversation.ts';
import { getDemoState } from '#domain/usage/get-demo-state.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import type { Caller, Lines } from '#realtime/line.ts';
import { requireUser } from './actor.ts';
import { ownedDemos, rememberDemo } from './demo-cookie.ts';
import { SESSION_IF_ANY, SESSION_OR_DEMO } from './describe-calls.ts';
import { requireOwnConversation } from './own-conversation.ts';

const conversationParams = z.object({ id: z.string().max(64) });

export const conversationRoutes =
  (services: ExamServices, lines: Lines): FastifyPluginAsyncZod =>
  async (app) => {
    const { context, content } = services;
    const { config } = context;
    // The content is read once and never changes while the process runs.
    const examChoices = listExamChoices(content);

    app.post(
      '/api/conversations',
      {
        config: {
          access: 'anybody',
          fails: [
            'not_signed_in',
            'second_factor_missing',
            'no_access',
            'not_found',
            'conflict',
            'too_many_requests',
            'provider_unavailable',
            'full',
          ],
        },
        schema: {
          tags: ['conversations'],
          summary: 'Begin a demo or an exam',
          security: SESSION_IF_ANY,
          body: StartConversationInput,
          response: { 200: StartConversationOutput },
        },
      },
      async (request, reply) => {
        const { kind, transport, keepVoice = false, ...choice } = request.body;
        const actor = kind === 'coach' ? await requireUser(request) : null;
        const opened = await lines.opening.open({
          kind,
          choice: ExamChoice.parse(choice),
          userId: actor?.user.id ?? null,
          caller: callerOf(request),
          transport,
          keepsVoice: keepVoice,
        });
        if (kind === 'demo') rememberDemo(request, reply, config, opened.conversationId);
        return opened;
      },
    );

    app.post(
      '/api/conversations/:id/resume',
      {
        config: { access: 'user', fails: ['not_found', 'conflict', 'provider_unavailable'] },
        schema: {
          tags: ['conversations'],
          summary: 'Come back into an exam whose line was lost',
          params: conversationParams,
          body: ResumeConversationInput.nullish(),
          response: { 200: ResumeConversationOutput },
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
      '/api/conversations/:id/keep',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: {
          tags: ['conversations'],
          summary: 'Keep the debrief of a demo in the account',
          params: conversationParams,
          response: { 200: KeepDemoOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        const conversationId = request.params.id;
        // By now the cookie may be gone, and what was kept is still the account's.
        const began = ownedDemos(request, config).includes(conversationId);
        if (began) await keepDemo(context, { conversationId, userId: user.id });
        else await requireOwnConversation(services, request, conversationId);
        return { conversationId };
      },
    );

    app.post(
      '/api/conversations/:id/pause',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: {
          tags: ['conversations'],
          summary: 'Leave an exam for now, to be resumed',
          params: conversationParams,
          response: { 200: PauseConversationOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        const conversationId = request.params.id;
        const asked = { conversationId, userId: user.id };
        // Whether it is his is asked before its line is touched.
        const { engine } = await requireResumable(context, asked);
        await lines.of(engine).pause(asked);
        return { conversationId };
      },
    );

    app.post(
      '/api/conversations/:id/end',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: {
          tags: ['conversations'],
          summary: 'End an exam',
          params: conversationParams,
          response: { 200: EndConversationOutput },
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

    app.get(
      '/api/demo',
      {
        config: { access: 'anybody' },
        schema: {
          tags: ['conversations'],
          summary: 'Whether a demo can be had now',
          response: { 200: DemoStateOutput },
        },
      },
      () => getDemoState(context),
    );

    app.get(
      '/api/exam-choices',
      {
        config: { access: 'anybody' },
        schema: {
          tags: ['conversations'],
          summary: 'What can be examined',
          response: { 200: ExamChoicesOutput },
        },
      },
      async () => examChoices,
    );

    app.post(
      '/api/exam-codes',
      {
        config: { access: 'anybody' },
        schema: {
          tags: ['conversations'],
          summary: 'Read the codes in a pasted text',
          body: ReadExamCodesInput,
          response: { 200: ReadExamCodesOutput },
        },
      },
      async (request) => readExamCodes(content, request.body),
    );

    app.get(
      '/api/conversations',
      {
        config: { access: 'user' },
        schema: {
          tags: ['conversations'],
          summary: "One's own exams",
          querystring: ConversationsQuery,
          response: { 200: ConversationsOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return listConversations(context, content, user.id, request.query);
      },
    );

    app.get(
      '/api/conversations/:id',
      {
        config: { access: 'anybody', fails: ['second_factor_missing', 'not_found'] },
        schema: {
          tags: ['conversations'],
          summary: 'One exam, with its transcript and debrief',
          security: SESSION_OR_DEMO,
          params: conversationParams,
          response: { 200: ConversationOutput },
        },
      },
      (request) => requireOwnConversation(services, request, request.params.id),
    );
  };

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  host: request.headers.host,
});
