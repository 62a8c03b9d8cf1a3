import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxMails } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { createMailer } from '#gateways/create-mailer.ts';
import type { Mailer } from '#gateways/mailer.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { openSmtpInbox, type SmtpInbox } from '../../../test/smtp-inbox.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMail } from './send-due-mail.ts';
import { startMailWorker } from './start-mail-worker.ts';
import { verifyEmailMail } from './verify-email-mail.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let inbox: SmtpInbox;
let ctx: DomainContext;
let mailer: Mailer;
beforeAll(async () => {
  inbox = await openSmtpInbox();
  server = await buildTestApp({ SMTP_URL: inbox.url, MAIL_FROM: 'RightSeat <hello@rightseat.example>' });
  ctx = server.app.domainContext;
});
afterAll(async () => {
  await server.close();
  await inbox.close();
});
beforeEach(async () => {
  inbox.mails.length = 0;
  await ctx.db.delete(outboxMails);
  mailer = createMailer(server.config);
});
afterEach(() => mailer.close());

const MINUTE = 60_000;
const content = { subject: 'Clear for takeoff', text: 'Runway 27', html: '<p>Runway 27</p>' };
const queue = (context = ctx) =>
  queueMail(context, { kind: 'test', to: 'pilot@pilots.example', userId: null, content });
const rowOf = async (id: string) => {
  const [row] = await ctx.db.select().from(outboxMails).where(eq(outboxMails.id, id));
  return row;
};

describe('over SMTP', () => {
  test('a queued mail arrives with text, HTML and its idempotency key', async () => {
    const id = await queue();
    expect(await sendDueMail(ctx, mailer)).toBe(1);
    expect(inbox.mails).toHaveLength(1);
    const [mail] = inbox.mails;
    expect(mail).toMatchObject({
      subject: 'Clear for takeoff',
      from: { name: 'RightSeat', address: 'hello@rightseat.example' },
      to: [{ address: 'pilot@pilots.example' }],
      messageId: `<${id}@localhost>`,
    });
    expect(mail?.text).toContain('Runway 27');
    expect(mail?.html).toContain('<p>Runway 27</p>');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'x-idempotency-key', value: id }));
  });

  test('what was sent is not sent again, and its links are not kept', async () => {
    const id = await queue();
    await sendDueMail(ctx, mailer);
    server.clock.advance(24 * 60 * MINUTE);
    expect(await sendDueMail(ctx, mailer)).toBe(0);
    expect(inbox.mails).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', text: '', html: '', lastError: null });
  });

  test('names with markup and Unicode come as text, and can add no header', async () => {
    const name = '<script>alert(1)</script> 飛行士 & "Zoë"';
    const mail = verifyEmailMail(server.config, { name, token: 'abc' });
    await queueMail(ctx, {
      kind: 'verify-email',
      to: "o'neil&co@pilots.example",
      userId: null,
      content: mail,
    });
    await sendDueMail(ctx, mailer);
    expect(inbox.mails[0]?.to).toEqual([{ name: '', address: "o'neil&co@pilots.example" }]);
    expect(inbox.mails[0]?.text).toContain(`Hello ${name},`);
    expect(inbox.mails[0]?.text).toContain('http://localhost/verify-email?token=abc');
    expect(inbox.mails[0]?.html).not.toContain('<script');
    expect(inbox.mails[0]?.html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; 飛行士 &amp; &quot;Zoë&quot;',
    );
  });

  test('a mailbox that is busy is tried again, later each time', async () => {
    inbox.refuse.push(450, 451);
    const id = await queue();
    await sendDueMail(ctx, mailer);
    expect(await rowOf(id)).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('450'),
    });
    server.clock.advance(29_000);
    expect(await sendDueMail(ctx, mailer)).toBe(0);
    server.clock.advance(1_000);
    await sendDueMail(ctx, mailer);
    server.clock.advance(59_000);
    expect(await sendDueMail(ctx, mailer)).toBe(0);
    server.clock.advance(1_000);
    await sendDueMail(ctx, mailer);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 3 });
    expect(inbox.mails).toHaveLength(1);
  });

  test('a mailbox that does not exist is given up at once', async () => {
    inbox.refuse.push(550);
    const id = await queue();
    await sendDueMail(ctx, mailer);
    server.clock.advance(24 * 60 * MINUTE);
    expect(await sendDueMail(ctx, mailer)).toBe(0);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 1, text: '' });
  });

  test('a server that is away is tried twelve times before the mail is given up', async () => {
    const gone = await openSmtpInbox();
    await gone.close();
    const id = await queue();
    const away = createMailer({ ...server.config, mail: { ...server.config.mail, smtpUrl: gone.url } });
    for (let round = 0; round < 20; round++) {
      await sendDueMail(ctx, away);
      server.clock.advance(60 * MINUTE);
    }
    away.close();
    expect(await rowOf(id)).toMatchObject({ status: 'failed', attempts: 12 });
  });
});

describe('with its cause', () => {
  test('a mail of a transaction that is rolled back is never sent', async () => {
    const undone = ctx.db.transaction(async (tx) => {
      await queue({ ...ctx, db: tx });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sendDueMail(ctx, mailer)).toBe(0);
  });

  test('a process that dies between queueing and sending loses none', async () => {
    const id = await queue();
    // Nothing of the first process is left but the database; the next one starts its worker.
    const worker = startMailWorker(ctx, mailer);
    await vi.waitFor(() => expect(inbox.mails.map((mail) => mail.messageId)).toEqual([`<${id}@localhost>`]));
    await worker.stop();
  });

  test('a process that dies while sending leaves the mail to another, under the same key', async () => {
    const id = await queue();
    const dying: Mailer = { send: () => new Promise(() => {}), close: () => {} };
    void sendDueMail(ctx, dying);
    await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ attempts: 1 }));
    expect(await sendDueMail(ctx, mailer)).toBe(0);
    server.clock.advance(5 * MINUTE);
    expect(await sendDueMail(ctx, mailer)).toBe(1);
    expect(inbox.mails.map((mail) => mail.messageId)).toEqual([`<${id}@localhost>`]);
  });

  test('workers on two nodes send fifty mails once each', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => queue()));
    const second = createMailer(server.config);
    const drain = async (own: Mailer) => {
      while ((await sendDueMail(ctx, own)) > 0);
    };
    await Promise.all([drain(mailer), drain(second)]);
    second.close();
    const keys = inbox.mails.map((mail) => mail.messageId);
    expect(keys.sort()).toEqual(ids.map((id) => `<${id}@localhost>`).sort());
  });

  test('a worker wakes when a mail is queued', async () => {
    const worker = startMailWorker(ctx, mailer);
    for (let sent = 1; sent <= 3; sent++) {
      await queue();
      await vi.waitFor(() => expect(inbox.mails).toHaveLength(sent), { timeout: 5_000 });
    }
    await worker.stop();
    await queue();
    expect(inbox.mails).toHaveLength(3);
  });
});
