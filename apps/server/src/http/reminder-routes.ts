import { MessageOutput, ProgressQuery, SetWeeklyMailInput, StopMailQuery } from '@rightseat/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { conflict } from '#domain/errors.ts';
import { keyedHash } from '#domain/hash-token.ts';
import { getProgress } from '#domain/progress/get-progress.ts';
import { presentCalendar } from '#domain/reminder/present-calendar.ts';
import { setWeeklyMail, stopWeeklyMail } from '#domain/reminder/weekly-mail.ts';
import { throttle } from '#domain/throttle/throttle.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { requireUser } from './actor.ts';
import { byAddress } from './throttle-counts.ts';

const tags = ['progress'];

/** The plan outside of the page: by mail on Mondays, and in a calendar. */
export const reminderRoutes =
  ({ context, content }: ExamServices): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, clock } = context;
    // A mail program posts `List-Unsubscribe=One-Click`; the address alone says what is meant.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    );

    app.post(
      '/api/progress/weekly-mail',
      {
        config: { access: 'user' },
        schema: {
          tags,
          summary: 'Switch the weekly mail on or off',
          body: SetWeeklyMailInput,
          response: { 200: SetWeeklyMailInput },
        },
      },
      async (request) => {
        const { user } = await requireUser(request);
        await setWeeklyMail(context, user.id, request.body.wanted);
        return request.body;
      },
    );

    app.post(
      '/api/mail/stop',
      {
        config: { access: 'anybody', fails: ['not_found', 'too_many_requests'] },
        schema: {
          tags,
          summary: 'Stop the weekly mail by the link in it',
          querystring: StopMailQuery,
          response: { 200: MessageOutput },
        },
      },
      async (request) => {
        await throttle(context, [byAddress('openLinkByAddress', request)]);
        await stopWeeklyMail(context, request.query.token);
        return { message: 'The weekly mail is off.' };
      },
    );

    app.get(
      '/api/progress/calendar',
      {
        config: { access: 'user', fails: ['conflict'] },
        schema: {
          tags,
          summary: 'The plan as an iCalendar file',
          querystring: ProgressQuery,
          response: {
            200: { description: 'A calendar.', content: { 'text/calendar': { schema: z.string() } } },
          },
        },
      },
      async (request, reply) => {
        const { user } = await requireUser(request);
        const { plan } = await getProgress(context, content, { userId: user.id, ...request.query });
        if (!plan) throw conflict('Name the day of your checkride first.');
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="checkride-plan.ics"')
          .send(
            presentCalendar({
              days: plan.days,
              titleOf: content.titleOf,
              owner: keyedHash(config.sessionSecret, `calendar:${user.id}`).slice(0, 16),
              host: new URL(config.publicUrl).hostname,
              url: `${config.publicUrl}/dashboard`,
              now: clock.now(),
            }),
          );
      },
    );
  };
