import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '@rightseat/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseOthers } from './refuse-unknown.ts';

/** Paths that belong to files or calls: a miss there is a 404, never the page. */
const NOT_A_PAGE = /^\/(api|v1|assets|media|dev|metrics)(\/|$)/;

/** As the browser's router reads them: in any case, with or without a slash at the end. */
const pages = Object.values(pagePaths).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/*$`, 'i'),
);

/**
 * The built single page: hashed files for ever, the page itself never cached. Any other path is the page too, which
 * then says that there is none, with the status that says so to whoever does not read it.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    app.log.warn({ folder }, 'the web app is not built: serving the API alone');
    return;
  }
  const html = withAbsoluteCard(readFileSync(page, 'utf8'), app.domainContext.config.publicUrl);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    setHeaders(reply, path) {
      reply.header('Cache-Control', cacheFor(path));
    },
  });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    if (NOT_A_PAGE.test(pathOf(request))) return reply.callNotFound();
    return reply
      .status(isPage(request) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(html);
  });
  refuseOthers(app, '/*', ['GET', 'HEAD'], isPage);
}

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';
const isPage = (request: FastifyRequest) => pages.some((one) => one.test(pathOf(request)));

/** Sites that show a card of a shared link fetch its picture only from a whole address. */
function withAbsoluteCard(html: string, publicUrl: string): string {
  return html.replace('content="/social-card.png"', `content="${publicUrl}/social-card.png"`);
}

function cacheFor(path: string): string {
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
