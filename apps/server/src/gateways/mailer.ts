import { join } from 'node:path';
import type { Config } from '#config.ts';
import { createFileMailer } from './mailer-file.ts';
import { createSmtpMailer } from './mailer-smtp.ts';

export interface OutgoingMail {
  /** Stays the same when a mail is sent again: receivers can tell a repeat by it. */
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

export interface Mailer {
  /** Resolves when the mail is handed over. Throws MailRefused when trying again is of no use. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The receiving side said no for good: no such mailbox, not accepted. */
export class MailRefused extends Error {}

/** SMTP where a server is configured; else files that show in the inbox at /dev/mail. */
export function createMailer(config: Config): Mailer {
  return config.mail.smtpUrl === null
    ? createFileMailer(mailFolder(config))
    : createSmtpMailer(config.mail.smtpUrl, domainOf(config));
}

export const mailFolder = (config: Config): string => join(config.dataDir, 'mail');

const domainOf = (config: Config): string => new URL(config.publicUrl).hostname;
