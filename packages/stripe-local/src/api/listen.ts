import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { servePage } from '#checkout-page/serve-page.ts';
import { sendJson } from '#http/respond.ts';
import type { Provider } from '#provider.ts';
import { expireDueSessions } from '#resources/checkout-sessions/expire-session.ts';
import { serveApi, splitUrl } from './serve-api.ts';

/** Listens and resolves once the port is taken. @throws when it is not free. */
export async function listen(provider: Provider, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    serve(provider, request, response).catch((error: unknown) => {
      // Hung up in the middle of asking: nothing failed here, and nobody is left to answer.
      if (request.destroyed && !request.complete) return;
      provider.options.log.error({ err: error, url: request.url }, 'stripe-local failed');
      // Always with `error` in the body: without it the SDK would take a 500 for a success.
      if (response.headersSent) response.destroy();
      else
        sendJson(response, 500, {
          error: { type: 'api_error', message: 'stripe-local failed; see its log.' },
        });
    });
  });
  // Node's five seconds pass in a busy test between two requests, and the second would meet a line just hung up.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return server;
}

async function serve(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { state, now, announce } = provider.dependenciesOf({ id: null, idempotency_key: null });
  // Nobody may see or pay a session in the moment between its end and the sweep.
  await provider.commit(expireDueSessions(state, now, announce));
  const { path } = splitUrl(request.url ?? '/');
  const page = /^\/c\/pay\/([A-Za-z0-9_]+)$/.exec(path);
  if (page && (request.method === 'GET' || request.method === 'POST')) {
    return servePage(provider, request, response, page[1]!);
  }
  return serveApi(provider, request, response);
}
