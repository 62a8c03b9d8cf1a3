import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './mailer-message.ts';

/**
 * Each mail a complete `.eml` file in `folder`, named so that they sort by time. A mail sent twice lands in
 * the same file, and a reader never sees half of one: it is written beside and renamed.
 */
export function createFileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, 'localhost'));
      const name = `${mail.date.toISOString().replace(/[:.]/g, '-')}-${mail.id}`;
      await mkdir(folder, { recursive: true });
      const half = join(folder, `.${name}.part`);
      await writeFile(half, message as Buffer);
      await rename(half, join(folder, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
