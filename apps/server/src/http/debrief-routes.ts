import {
  AdminChallengesOutput,
  Challenge,
  ChallengedTranscriptOutput,
  ChallengeInput,
  ChallengesOutput,
  DebriefShareOutput,
  ErrorBody,
  RuleChallengeInput,
  SharedDebriefOutput,
} from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { challengeLine, listOwnChallenges } from '#domain/challenge/challenge-line.ts';
import { listChallenges, readChallengedTranscript, ruleChallenge } from '#domain/challenge/rule-challenge.ts';
import type { DomainContext } from '#domain/context.ts';
import { getShare, readSharedDebrief, shareDebrief, unshareDebrief } from '#domain/debrief/share-debrief.ts';
import { requireAdmin, requireUser } from './actor.ts';

const failures = { 401: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody };
const params = z.object({ id: z.string().max(64) });
const tags = ['debriefs'];

async function owned(request: FastifyRequest<{ Params: { id: string } }>) {
  const { user } = await requireUser(request);
  return { conversationId: request.params.id, userId: user.id };
}

/** What is done with a debrief once it is written: challenged, ruled on, shown to an instructor. */
export const debriefRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/conversations/:id/challenges',
      { schema: { tags, params, response: { 200: ChallengesOutput, ...failures } } },
      async (request) => ({ challenges: await listOwnChallenges(context, await owned(request)) }),
    );

    app.post(
      '/api/conversations/:id/challenges',
      {
        // Who is calling is asked before what they send is judged.
        preValidation: async (request) => void (await requireUser(request)),
        schema: { tags, params, body: ChallengeInput, response: { 200: Challenge, ...failures } },
      },
      async (request) => challengeLine(context, await owned(request), request.body),
    );

    app.get(
      '/api/admin/challenges',
      { schema: { tags: ['admin'], response: { 200: AdminChallengesOutput, ...failures } } },
      async (request) => {
        await requireAdmin(request);
        return listChallenges(context);
      },
    );

    app.get(
      '/api/admin/challenges/:id/transcript',
      { schema: { tags: ['admin'], params, response: { 200: ChallengedTranscriptOutput, ...failures } } },
      async (request) => {
        await requireAdmin(request);
        return { transcript: await readChallengedTranscript(context, request.params.id) };
      },
    );

    app.post(
      '/api/admin/challenges/:id',
      {
        preValidation: async (request) => void (await requireAdmin(request)),
        schema: {
          tags: ['admin'],
          params,
          body: RuleChallengeInput,
          response: { 200: AdminChallengesOutput, ...failures },
        },
      },
      async (request) => {
        const { user } = await requireAdmin(request);
        const actor = { id: user.id, ip: request.ip };
        await ruleChallenge(context, actor, { ...request.body, id: request.params.id });
        return listChallenges(context);
      },
    );

    const share = { schema: { tags, params, response: { 200: DebriefShareOutput, ...failures } } };
    app.get('/api/conversations/:id/share', share, async (request) => ({
      path: await getShare(context, await owned(request)),
    }));
    app.post('/api/conversations/:id/share', share, async (request) => ({
      path: await shareDebrief(context, await owned(request)),
    }));
    app.post('/api/conversations/:id/unshare', share, async (request) => {
      await unshareDebrief(context, await owned(request));
      return { path: null };
    });

    app.get(
      '/api/shared-debriefs/:token',
      {
        schema: {
          tags,
          params: z.object({ token: z.string().max(200) }),
          response: { 200: SharedDebriefOutput, ...failures },
        },
      },
      async (request) => readSharedDebrief(context, request.params.token),
    );
  };
