import {
  MarkReadInput,
  MessageOutput,
  PreviewQuestionsOutput,
  PreviewTasksOutput,
  QuestionReview,
  QuestionReviewsOutput,
  TryQuestionInput,
  TryQuestionOutput,
} from '@rightseat/contract';
import { presentTask, presentTasks } from '@rightseat/examiner';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '#domain/errors.ts';
import { listReviews, markRead, unmarkRead } from '#domain/question-review/keep-review.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { tryQuestion } from '#realtime/try-question.ts';
import { requireAdminActor } from './actor.ts';

const tags = ['admin'];

/** The questions as they are written, for whoever answers for them, and what an exam makes of an answer. */
export const adminQuestionRoutes =
  (services: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { context, content } = services;

    app.get(
      '/api/admin/tasks',
      {
        config: { access: 'admin' },
        schema: { tags, summary: 'The tasks that have questions', response: { 200: PreviewTasksOutput } },
      },
      async () => ({ tasks: presentTasks(content) }),
    );

    app.get(
      '/api/admin/tasks/:code/questions',
      {
        config: { access: 'admin', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'The questions of a task, with their points, answers and references',
          params: z.object({ code: z.string().max(16) }),
          response: { 200: PreviewQuestionsOutput },
        },
      },
      async ({ params }) => {
        const questions = presentTask(params.code, content);
        if (!questions) throw notFound('No question is asked for this task.');
        return { questions };
      },
    );

    app.post(
      '/api/admin/questions/:id/tries',
      {
        config: { access: 'admin', fails: ['not_found', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Try a question: what an exam makes of these words, kept nowhere',
          params: z.object({ id: z.string().max(120) }),
          body: TryQuestionInput,
          response: { 200: TryQuestionOutput },
        },
      },
      async (request) => {
        const { id: whom } = await requireAdminActor(request);
        await throttle(context, [{ limit: 'tryByUser', whom }]);
        const tried = await tryQuestion(services, request.params.id, request.body.said);
        if (!tried) throw notFound('There is no such question.');
        return tried;
      },
    );

    const params = z.object({ id: z.string().max(120) });
    app.get(
      '/api/admin/reviews',
      {
        config: { access: 'admin' },
        schema: { tags, summary: 'Who read which question', response: { 200: QuestionReviewsOutput } },
      },
      async () => ({ reviews: await listReviews(context, content) }),
    );
    app.post(
      '/api/admin/questions/:id/review',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict'] },
        schema: {
          tags,
          summary: 'Mark a question as read',
          params,
          body: MarkReadInput,
          response: { 200: QuestionReview },
        },
      },
      async (request) => {
        const actor = await requireAdminActor(request);
        return markRead(context, content, actor, { ...request.body, questionId: request.params.id });
      },
    );
    app.delete(
      '/api/admin/questions/:id/review',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          summary: 'Take back that a question was read',
          params,
          response: { 200: MessageOutput },
        },
      },
      async (request) => {
        await unmarkRead(context, await requireAdminActor(request), request.params.id);
        return { message: 'The question is no longer marked as read.' };
      },
    );
  };
