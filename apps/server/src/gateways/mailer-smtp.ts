import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mailer.ts';
import { messageOf } from './mailer-message.ts';

// Together well below the outbox's lease of five minutes: a hanging server ends in an error before another
// worker may take the mail up again.
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/** `url` as Nodemailer reads it: `smtp://user:password@host:587`, `smtps://…:465`. */
export function createSmtpMailer(url: string, domain: string): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...TIMEOUTS });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, domain));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused('The mail was refused for good.', { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx about the recipient or the message. One about signing in (EAUTH) is ours to repair, so it is retried. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
