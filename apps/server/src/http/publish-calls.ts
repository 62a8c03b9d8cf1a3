import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#config.ts';
import { demoCookieName } from './demo-cookie.ts';
import { sessionCookieName } from './session-cookie.ts';

const ABOUT = `What the pages of this product call. Every call names each status that it answers. Failures have one body;
its \`code\` says why, \`error\` says it in words for the user.

An address that there is, asked with another method, answers 405, and \`Allow\` names the methods there are; any other
address answers 404. A write that a browser sends from another site answers 403.`;

const TAGS = {
  health: 'Whether a node lives and is ready.',
  config: 'What anybody may know of this installation.',
  auth: 'Joining, signing in and out, and the links in our mails.',
  account: "One's own account, and what opens it.",
  user: 'What the signed-in user has used.',
  billing: 'Buying access.',
  conversations: 'Exams: what can be examined, beginning one, coming back to one, reading it.',
  drills: 'Short drills, typed.',
  progress: 'What holds and what is weak, and the plan until the checkride.',
  flight: "The pilot's own airplane and flight.",
  debriefs: 'What is done with a debrief: challenged, shown to an instructor.',
  admin: 'For administrators.',
};

const RETRY_AFTER = {
  description: 'Seconds, after which it is worth asking again.',
  schema: { type: 'integer', minimum: 0 },
};

/** Register before any route. */
export async function describeInOpenApi(
  app: FastifyInstance,
  config: Config,
  version: string,
): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.appName} API`, version, description: ABOUT },
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookieName(config),
            description:
              'Given by the calls that sign in. Administrators in production need a second step too.',
          },
          demo: {
            type: 'apiKey',
            in: 'cookie',
            name: demoCookieName(config),
            description: 'Given to the browser that began a demo, and signed: all that ties the demo to it.',
          },
          stripeSignature: { type: 'apiKey', in: 'header', name: 'stripe-signature' },
          elevenLabsSignature: { type: 'apiKey', in: 'header', name: 'elevenlabs-signature' },
        },
      },
    },
    transform(document) {
      const { schema, url } = jsonSchemaTransform(document);
      const body = document.schema?.body;
      const optional = body instanceof z.ZodType && body.safeParse(undefined).success;
      return { schema: optional ? { ...schema, [OPTIONAL]: true } : schema, url };
    },
    transformObject: (document) => complete(jsonSchemaTransformObject(document) as Document),
  });
}

/** Survives the generator, which takes every body for required. */
const OPTIONAL = 'x-body-is-optional';

/** Its words for an answer that nobody described. */
const GENERATED = 'Default Response';

interface Operation {
  [OPTIONAL]?: boolean;
  requestBody?: { required: boolean };
  summary?: string;
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema?: { $ref?: string } }>; headers?: object }
  >;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** What the generator has no words for: what comes of a call, optional bodies, and the header that comes with 'later'. */
function complete(document: Document): Document {
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    if (operation[OPTIONAL] && operation.requestBody) operation.requestBody.required = false;
    delete operation[OPTIONAL];
    const { 200: done } = operation.responses;
    if (done?.description === GENERATED) done.description = operation.summary ?? '';
    for (const status of ['429', '503']) {
      const response = operation.responses[status];
      const isOurs = response?.content?.['application/json']?.schema?.$ref?.endsWith('/ErrorBody');
      if (response && isOurs) response.headers = { 'Retry-After': RETRY_AFTER };
    }
  }
  // Nothing takes an error.
  delete document.components.schemas.ErrorBodyInput;
  return document;
}

/** Open to whoever develops against it; on the open net it is a map for nobody but administrators. */
export function publishCalls(app: FastifyInstance, config: Config): void {
  const access = config.environment === 'production' ? 'admin' : 'anybody';
  app.get(
    '/api/docs',
    {
      config: { access },
      schema: {
        tags: ['config'],
        summary: 'This description, as OpenAPI 3.1',
        response: { 200: z.looseObject({ openapi: z.string() }) },
      },
    },
    async () => app.swagger(),
  );
}
