import {
  AdminChallengesOutput,
  Challenge,
  ChallengedTranscriptOutput,
  ChallengeInput,
  ChallengesOutput,
  RuleChallengeInput,
} from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { challengeLine, listOwnChallenges } from '#domain/challenge/challenge-line.ts';
import { listChallenges, readChallengedTranscript, ruleChallenge } from '#domain/challenge/rule-challenge.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { requireAdminActor, requireUser } from './actor.ts';

const params = z.object({ id: z.string().max(64) });
const tags = ['debriefs'];

async function owned(request: FastifyRequest<{ Params: { id: string } }>) {
  const { user } = await requireUser(request);
  return { conversationId: request.params.id, userId: user.id };
}

/** What is done with a debrief once it is written: challenged, ruled on. */
export const debriefRoutes =
  ({ context, content }: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/conversations/:id/challenges',
      {
        config: { access: 'user', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'What was challenged in a debrief',
          params,
          response: { 200: ChallengesOutput },
        },
      },
      async (request) => ({ challenges: await listOwnChallenges(context, await owned(request)) }),
    );

    app.post(
      '/api/conversations/:id/challenges',
      {
        config: { access: 'user', fails: ['not_found', 'conflict'] },
        schema: {
          tags,
          summary: 'Challenge a line of a debrief',
          params,
          body: ChallengeInput,
          response: { 200: Challenge },
        },
      },
      async (request) => challengeLine(context, await owned(request), request.body),
    );

    app.get(
      '/api/admin/challenges',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['admin'],
          summary: 'What pilots challenged',
          response: { 200: AdminChallengesOutput },
        },
      },
      async () => listChallenges(context, content),
    );

    app.get(
      '/api/admin/challenges/:id/transcript',
      {
        config: { access: 'admin', fails: ['not_found'] },
        schema: {
          tags: ['admin'],
          summary: 'The conversation that a challenged line is from',
          params,
          response: { 200: ChallengedTranscriptOutput },
        },
      },
      async (request) => ({ transcript: await readChallengedTranscript(context, request.params.id) }),
    );

    app.post(
      '/api/admin/challenges/:id',
      {
        config: { access: 'admin', fails: ['not_found', 'conflict'] },
        schema: {
          tags: ['admin'],
          summary: 'Rule on a challenge',
          params,
          body: RuleChallengeInput,
          response: { 200: AdminChallengesOutput },
        },
      },
      async (request) => {
        const actor = await requireAdminActor(request);
        await ruleChallenge(context, actor, { ...request.body, id: request.params.id });
        return listChallenges(context, content);
      },
    );
  };
