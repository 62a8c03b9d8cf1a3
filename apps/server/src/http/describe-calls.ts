import { ErrorBody, type ErrorCode } from '@rightseat/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { requireAdmin, requireUser, SET_UP } from './actor.ts';
import { statusOf } from './error-status.ts';
import { PROBES } from './security.ts';

/** `anybody` needs no session; what the call does for whom is its own business then. */
export type Access = 'anybody' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whom a call lets in. It is asked before anything of the request is read, and published. */
    access?: Access;
    /** The reasons of its own for which the call can fail; what holds for all calls is added. */
    fails?: ErrorCode[];
    /** Made of these and of the schema: the codes that each status of the call can carry. */
    failures?: Failures;
  }
}

type Failures = Map<number, Set<ErrorCode>>;

type Security = Record<string, string[]>[];

/** A call for anybody that does more for whoever is signed in. */
export const SESSION_IF_ANY: Security = [{}, { session: [] }];

/** A call about one conversation: the account's, or the demo's of this browser. */
export const SESSION_OR_DEMO: Security = [{ session: [] }, { demo: [] }];

/** Hears of an answer that the description of its call does not name. */
export type OnUndescribed = (what: string) => void;

const GUARDS = {
  anybody: null,
  user: async (request: FastifyRequest) => void (await requireUser(request)),
  admin: async (request: FastifyRequest) => void (await requireAdmin(request)),
};

/**
 * Makes the published failures of every call under /api from how the call is defined: whom it lets in, what it reads,
 * and for which reasons of its own it fails. The same words guard it, so that neither can be forgotten.
 */
export function describeCalls(app: FastifyInstance, onUndescribed: OnUndescribed): void {
  app.addHook('onRoute', (route) => {
    const { schema, config } = route;
    if (schema?.hide || config?.failures || !route.url.startsWith('/api/')) return;
    const access = config?.access;
    if (!access) throw new Error(`${route.method} ${route.url} does not say whom it lets in.`);
    const guard = GUARDS[access];
    if (guard) route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
    const failures = failuresOf(route, access);
    route.config = { ...config, failures };
    route.schema = {
      operationId: operationId(route),
      security: access === 'anybody' ? [] : [{ session: [] }],
      ...schema,
      response: { ...Object.fromEntries([...failures].map(describe)), ...(schema?.response as object) },
    };
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url, schema, config } = request.routeOptions;
    if (!config.failures) return payload;
    const status = reply.statusCode;
    const named = status in ((schema?.response as object) ?? {});
    const known = config.failures.get(status);
    if (!named || (known && !known.has(codeOf(payload) as ErrorCode))) {
      onUndescribed(`${method} ${url} answered ${status} ${codeOf(payload)}`);
    }
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0];
    if (named && type && !mediaTypes(schema?.response, status).includes(type)) {
      onUndescribed(`${method} ${url} answered ${status} as ${type}`);
    }
    return payload;
  });
}

/** As what an answer is published: JSON where nothing else is said. */
function mediaTypes(responses: unknown, status: number): string[] {
  const { content } = (responses as Record<number, { content?: object }>)[status] ?? {};
  return Object.keys(content ?? { 'application/json': {} });
}

function failuresOf({ method, url, schema, config }: RouteOptions, access: Access): Failures {
  const failures: Failures = new Map();
  const add = (status: number, code: ErrorCode) =>
    failures.set(status, (failures.get(status) ?? new Set()).add(code));
  const fail = (code: ErrorCode) => add(statusOf[code], code);

  fail('internal');
  fail('not_ready');
  // From another site, or under an address that is not ours.
  if (!PROBES.test(url)) fail('forbidden');
  if (access !== 'anybody') {
    fail('not_signed_in');
    if (!SET_UP.test(url)) fail('second_factor_missing');
  }
  if (method !== 'GET' && method !== 'HEAD') {
    // Refused while the body is read: what is no JSON, too large, of another type.
    for (const status of [400, 413, 415]) add(status, 'invalid_input');
  }
  if (schema?.params) {
    // Refused by the router: what cannot be decoded, or is too long.
    for (const status of [400, 414]) add(status, 'invalid_input');
  }
  if (schema?.params || schema?.querystring || schema?.body) fail('invalid_input');
  for (const code of config?.fails ?? []) fail(code);
  // A call's own shape for a status says all there is to say of it.
  for (const status of Object.keys((schema?.response as object) ?? {})) failures.delete(Number(status));
  return failures;
}

const describe = ([status, codes]: [number, Set<ErrorCode>]) => [
  status,
  {
    description: [...codes].map((code) => `\`${code}\``).join(', '),
    content: { 'application/json': { schema: ErrorBody } },
  },
];

/** `POST /api/drills/:id/next`: postDrillsByIdNext. */
function operationId({ method, url }: RouteOptions): string {
  const words = url
    .replace(/^\/api\//, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/);
  return (
    String(method).toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  );
}

function codeOf(payload: unknown): unknown {
  try {
    return JSON.parse(String(payload)).code;
  } catch {
    return undefined;
  }
}
