import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mailer.ts';

/** The message as Nodemailer takes it. `Message-ID` and `X-Idempotency-Key` are the outbox id on every attempt. */
export function messageOf(mail: OutgoingMail, domain: string): SendMailOptions {
  return {
    from: mail.from,
    // An object, not a string: nothing in an address can then add a second recipient.
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'X-Idempotency-Key': mail.id,
      'Auto-Submitted': 'auto-generated',
      ...(mail.oneClickStop && {
        'List-Unsubscribe': `<${mail.oneClickStop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
