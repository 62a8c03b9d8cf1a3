import { ReferencesOutput } from '@rightseat/contract';
import { type Content, presentReferences } from '@rightseat/examiner';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

/** The books that a pilot may open during the exam. They are no secret, and the same for everybody. */
export const referenceRoutes =
  (content: Content): FastifyPluginAsyncZod =>
  async (app) => {
    const references = presentReferences(content);
    app.get(
      '/api/references',
      {
        config: { access: 'anybody' },
        schema: {
          tags: ['conversations'],
          summary: 'The books that may be opened in an exam',
          response: { 200: ReferencesOutput },
        },
      },
      async () => references,
    );
  };
