import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import { notFound } from '#domain/errors.ts';
import { mailFolder } from '#gateways/create-mailer.ts';
import { listMailFolder, readFiledMail } from '#gateways/mail-folder.ts';
import { onlyFromThisMachine } from './only-from-this-machine.ts';
import { presentInbox, presentMail } from './present-dev-mail.ts';

const SHOWN = 100;

/**
 * The inbox of the embedded product: every mail it would have sent. Who can open it can open any account, so it is
 * not registered at all in production, nor where mail goes out over SMTP; and it answers this very machine alone.
 */
export function registerDevMail(app: FastifyInstance, config: Config): void {
  if (config.environment === 'production' || config.mail.smtpUrl !== null) return;
  const folder = mailFolder(config);
  const page = { schema: { hide: true }, onRequest: onlyFromThisMachine };

  app.get('/dev/mail', page, async (_request, reply) => {
    const html = presentInbox(await listMailFolder(folder, SHOWN));
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(html);
  });

  app.get<{ Params: { name: string } }>('/dev/mail/:name', page, async (request, reply) => {
    const mail = await readFiledMail(folder, request.params.name);
    if (!mail) throw notFound('There is no such mail.');
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store').send(presentMail(mail));
  });
}
