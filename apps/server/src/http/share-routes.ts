import {
  DebriefShareOutput,
  InstructorNotesOutput,
  SharedDebriefOutput,
  WriteNoteInput,
} from '@rightseat/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deleteNote, listOwnNotes } from '#domain/debrief/instructor-notes.ts';
import { getShare, readSharedDebrief, shareDebrief, unshareDebrief } from '#domain/debrief/share-debrief.ts';
import { writeNote } from '#domain/debrief/write-note.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { requireUser } from './actor.ts';
import { byAddress } from './throttle-counts.ts';

const params = z.object({ id: z.string().max(64) });
const ofLink = z.object({ token: z.string().max(200) });
const tags = ['debriefs'];

async function owned(request: FastifyRequest<{ Params: { id: string } }>) {
  const { user } = await requireUser(request);
  return { conversationId: request.params.id, userId: user.id };
}

/** A debrief shown to an instructor by a link, and what comes back from there. */
export const shareRoutes =
  ({ context, content }: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    const share = (summary: string) => ({
      config: { access: 'user' as const, fails: ['not_found' as const] },
      schema: { tags, summary, params, response: { 200: DebriefShareOutput } },
    });
    app.get(
      '/api/conversations/:id/share',
      share('The link to a debrief, where there is one'),
      async (request) => ({
        path: await getShare(context, await owned(request)),
      }),
    );
    app.post('/api/conversations/:id/share', share('Make a link to a debrief'), async (request) => ({
      path: await shareDebrief(context, await owned(request)),
    }));
    app.post('/api/conversations/:id/unshare', share('Take the link to a debrief back'), async (request) => {
      await unshareDebrief(context, await owned(request));
      return { path: null };
    });

    app.get(
      '/api/conversations/:id/notes',
      {
        config: { access: 'user', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'What was written to a debrief by its link',
          params,
          response: { 200: InstructorNotesOutput },
        },
      },
      async (request) => ({ notes: await listOwnNotes(context, await owned(request)) }),
    );
    app.post(
      '/api/conversations/:id/notes/:noteId/delete',
      {
        config: { access: 'user', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'Delete what was written to a debrief',
          params: params.extend({ noteId: z.string().max(64) }),
          response: { 200: InstructorNotesOutput },
        },
      },
      async (request) => ({
        notes: await deleteNote(context, await owned(request), request.params.noteId),
      }),
    );

    app.get(
      '/api/shared-debriefs/:token',
      {
        config: { access: 'anybody', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'A debrief by its link',
          params: ofLink,
          response: { 200: SharedDebriefOutput },
        },
      },
      async (request) => readSharedDebrief(context, content, request.params.token),
    );
    app.post(
      '/api/shared-debriefs/:token/notes',
      {
        config: { access: 'anybody', fails: ['not_found', 'conflict', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Comment on a debrief by its link, or mark it as reviewed',
          params: ofLink,
          body: WriteNoteInput,
          response: { 200: InstructorNotesOutput },
        },
      },
      async (request) => {
        await throttle(context, [byAddress('noteByAddress', request)]);
        return { notes: await writeNote(context, request.params.token, request.body) };
      },
    );
  };
