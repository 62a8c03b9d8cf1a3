import { ExhibitOutput, ExhibitQuery } from '@rightseat/contract';
import { type Content, presentExhibit } from '@rightseat/examiner';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '#domain/errors.ts';

/** What the examiner puts in front of a pilot. No secret, and the same for everybody. */
export const exhibitRoutes =
  (content: Content): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/exhibits/:id',
      {
        config: { access: 'anybody', fails: ['not_found'] },
        schema: {
          tags: ['conversations'],
          summary: 'What the examiner puts in front of a pilot, with the answer to a question marked in it',
          params: z.object({ id: z.string().max(80) }),
          querystring: ExhibitQuery,
          response: { 200: ExhibitOutput },
        },
      },
      async ({ params, query }) => {
        const shown = presentExhibit(params.id, query.question ?? null, content);
        if (!shown) throw notFound('There is no such exhibit.');
        return shown;
      },
    );
  };
