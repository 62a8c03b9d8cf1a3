import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailRefused } from '#gateways/mailer.ts';
import { createSignedIn } from '../../../test/accounts.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { readOutbox } from '../../../test/read-outbox.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { sendDueMail } from '../mail/send-due-mail.ts';
import { sweepAccounts } from './sweep-accounts.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60_000;

test('what has had its time is removed, what has not stays', async () => {
  const ctx = server.app.domainContext;
  const { user } = await createSignedIn(server.app);
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    payload: { email: user.email },
  });
  await sendDueMail(ctx, { send: async () => {}, close: () => {} });
  const left = async () => ({
    sessions: (await ctx.db.query.sessions.findMany()).length,
    links: (await ctx.db.query.verifications.findMany()).length,
    counts: (await ctx.db.query.throttles.findMany()).length,
    mails: (await readOutbox(server.app)).length,
  });

  await sweepAccounts(ctx);
  expect(await left()).toEqual({ sessions: 1, links: 1, counts: 2, mails: 1 });
  server.clock.advance(2 * 60 * 60_000);
  await sweepAccounts(ctx);
  expect(await left()).toEqual({ sessions: 1, links: 1, counts: 0, mails: 1 });
  server.clock.advance(31 * DAY);
  await sweepAccounts(ctx);
  expect(await left()).toEqual({ sessions: 0, links: 0, counts: 0, mails: 1 });
  server.clock.advance(60 * DAY);
  await sweepAccounts(ctx);
  expect((await left()).mails).toBe(0);
});

test('a mail that could not be sent goes too, and one that is still to be sent stays', async () => {
  const ctx = server.app.domainContext;
  const kinds = async () => (await readOutbox(server.app)).map(({ toAddress }) => toAddress);
  const content = { subject: 'Verify', text: 'Verify', html: 'Verify' };
  const queue = (to: string) => queueMail(ctx, { kind: 'verify-email', to, userId: null, content });
  await queue('refused@pilots.example');
  const refuse = async () => {
    throw new MailRefused('There is no such mailbox.');
  };
  await sendDueMail(ctx, { send: refuse, close: () => {} });
  await queue('waits@pilots.example');
  server.clock.advance(89 * DAY);
  await sweepAccounts(ctx);
  expect(await kinds()).toEqual(['refused@pilots.example', 'waits@pilots.example']);
  server.clock.advance(2 * DAY);
  await sweepAccounts(ctx);
  expect(await kinds()).toEqual(['waits@pilots.example']);
});
