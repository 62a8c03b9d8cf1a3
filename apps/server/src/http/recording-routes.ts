import { ForgetVoiceOutput, KeptVoiceOutput, VoiceRecordingsOutput } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';
import { countRecordings } from '#domain/voice-recording/count-recordings.ts';
import { deleteRecordings } from '#domain/voice-recording/delete-recordings.ts';
import { getRecording } from '#domain/voice-recording/get-recording.ts';
import { listRecordings } from '#domain/voice-recording/list-recordings.ts';
import { requireUser } from './actor.ts';
import { sendRange } from './send-range.ts';

const tags = ['conversations'];
const ofExam = z.object({ id: z.string().max(64) });
const ofTurn = ofExam.extend({ turn: z.coerce.number().int().min(0).max(100_000) });
const sound = (description: string) => ({
  description,
  content: { 'audio/wav': { schema: z.string() } },
});

/** The pilot's own answers as sound, where he wanted them kept. His alone: a link to the debrief does not open them. */
export const recordingRoutes =
  (context: DomainContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/conversations/:id/recordings',
      {
        config: { access: 'user' },
        schema: {
          tags,
          summary: 'What was said in an exam, as sound',
          params: ofExam,
          response: { 200: VoiceRecordingsOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return { recordings: await listRecordings(context, user.id, request.params.id) };
      },
    );
    app.get(
      '/api/conversations/:id/recordings/:turn',
      {
        config: { access: 'user', fails: ['not_found'] },
        schema: {
          tags,
          summary: 'What was said in one turn, as a file',
          params: ofTurn,
          response: {
            200: sound('All of it.'),
            206: sound('The stretch that `Range` asks for.'),
            416: sound('`Range` begins behind its end.'),
          },
        },
      },
      async (request, reply) => {
        const { user } = await requireUser(request);
        const { id: conversationId, turn } = request.params;
        const wav = await getRecording(context, { userId: user.id, conversationId, turn });
        if (!wav) throw notFound('This recording is not kept any more.');
        return sendRange(request, reply, { bytes: wav, type: 'audio/wav' });
      },
    );
    app.delete(
      '/api/conversations/:id/recordings/:turn',
      {
        config: { access: 'user' },
        schema: {
          tags,
          summary: 'Delete the sound of one turn',
          params: ofTurn,
          response: { 200: ForgetVoiceOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        const { id: conversationId, turn } = request.params;
        return { deleted: await deleteRecordings(context, { userId: user.id, conversationId, turn }) };
      },
    );
    app.delete(
      '/api/conversations/:id/recordings',
      {
        config: { access: 'user' },
        schema: {
          tags,
          summary: 'Delete the sound of an exam',
          params: ofExam,
          response: { 200: ForgetVoiceOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        const conversationId = request.params.id;
        return { deleted: await deleteRecordings(context, { userId: user.id, conversationId }) };
      },
    );
    app.get(
      '/api/account/recordings',
      {
        config: { access: 'user' },
        schema: {
          tags: ['account'],
          summary: 'How much sound is kept of the account',
          response: { 200: KeptVoiceOutput },
        },
      },
      async (request) => countRecordings(context, (await requireUser(request)).user.id),
    );
    app.delete(
      '/api/account/recordings',
      {
        config: { access: 'user' },
        schema: {
          tags: ['account'],
          summary: 'Delete all sound of the account',
          response: { 200: ForgetVoiceOutput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        return { deleted: await deleteRecordings(context, { userId: user.id }) };
      },
    );
  };
