import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { Mailer } from './mailer.ts';
import { createFileMailer } from './mailer-file.ts';
import { createSmtpMailer } from './mailer-smtp.ts';

/** SMTP where a server is configured; else files that show in the inbox at /dev/mail. */
export function createMailer(config: Config): Mailer {
  return config.mail.smtpUrl === null
    ? createFileMailer(mailFolder(config))
    : createSmtpMailer(config.mail.smtpUrl, domainOf(config));
}

export const mailFolder = (config: Config): string => join(config.dataDir, 'mail');

const domainOf = (config: Config): string => new URL(config.publicUrl).hostname;
