import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { sendDueMail } from '#domain/mail/send-due-mail.ts';
import { createMailer } from '#gateways/create-mailer.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { registerDevMail } from './dev-mail-routes.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

async function sendMail(content: { subject: string; text: string; html: string }): Promise<string> {
  const ctx = server.app.domainContext;
  const id = await queueMail(ctx, { kind: 'test', to: 'pilot@pilots.example', userId: null, content });
  await sendDueMail(ctx, createMailer(server.config));
  const name = readdirSync(join(server.config.dataDir, 'mail')).find((file) => file.includes(id));
  return name?.replace('.eml', '') ?? 'none';
}

test('a sent mail lands as one whole .eml file and shows in the inbox', async () => {
  const name = await sendMail({
    subject: 'Hello',
    text: 'See http://localhost/verify-email?token=abc',
    html: '<p>x</p>',
  });
  expect(readdirSync(join(server.config.dataDir, 'mail'))).toEqual([`${name}.eml`]);
  const inbox = await server.app.inject('/dev/mail');
  expect(inbox.body).toContain(`<a href="/dev/mail/${name}">Hello</a>`);
  const mail = await server.app.inject(`/dev/mail/${name}`);
  expect(mail.body).toContain('<a href="http://localhost/verify-email?token=abc">');
});

test('markup in a mail is shown as text, and its HTML part is in a frame without scripts', async () => {
  const evil = '"><script>alert(1)</script>';
  const name = await sendMail({
    subject: evil,
    text: `${evil} http://x.example/"onclick=alert(1)`,
    html: evil,
  });
  for (const url of ['/dev/mail', `/dev/mail/${name}`]) {
    const { body } = await server.app.inject(url);
    expect(body).not.toContain('<script');
    expect(body).not.toContain('"onclick');
  }
  const { body } = await server.app.inject(`/dev/mail/${name}`);
  expect(body).toMatch(/<iframe [^>]*sandbox="allow-top-navigation-by-user-activation"/);
});

test.each(['nothing', '..%2f..%2fetc%2fpasswd', '%2e%2e%2fsession-secret'])(
  'there is no mail %s',
  async (name) => {
    const response = await server.app.inject(`/dev/mail/${name}`);
    expect(response.statusCode).toBe(404);
  },
);

test.each([
  ['in production', { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }],
  ['where mail goes out over SMTP', { NODE_ENV: 'development', SMTP_URL: 'smtp://mail.example' }],
])('the inbox does not exist %s', async (_where, variables) => {
  const config = readConfig({ DATA_DIR: server.config.dataDir, ...variables });
  const app = Fastify();
  registerDevMail(app, config);
  expect((await app.inject('/dev/mail')).statusCode).toBe(404);
  expect((await app.inject('/dev/mail/x')).statusCode).toBe(404);
});
